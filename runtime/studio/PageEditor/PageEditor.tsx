import { useMemo } from 'react'
import { usePageHost } from '../../session/PageHost'
import { useDraft } from '../draft/useDraft'
import { StudioLoading } from '../StudioLoading'
import { createStudioCalls } from '../studioCalls'
import { EditorScreen } from './EditorScreen'

/** Where one page is written. Nothing is judged before its text is there. */
export function PageEditor({ code }: { code: string }) {
  const { calls } = usePageHost()
  const studio = useMemo(() => createStudioCalls(calls), [calls])
  const draft = useDraft(code, studio)
  if (!draft.draft) return <StudioLoading error={draft.error} onRetry={() => void draft.keeper.refresh()} />
  return <EditorScreen code={code} draft={draft} studio={studio} />
}
