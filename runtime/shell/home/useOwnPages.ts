import type { MenuItem } from '../../../schemas/api/session'
import { leaves, useMenu } from '../layout/Menu'

/** The pages that the user may open by the menu, without the dashboard itself. */
export function useOwnPages(): MenuItem[] {
  return leaves(useMenu()).filter(({ path }) => !path.startsWith('/dashboard'))
}
