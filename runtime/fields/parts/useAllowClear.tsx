import { CloseCircleFilled } from '@ant-design/icons'
import { type ReactNode, useMemo } from 'react'
import { usePageHost } from '../../session/PageHost'

/** As antd's inputs and drop-downs take it. */
interface AllowClear {
  label: string
  clearIcon: ReactNode
}

/** What antd takes for `allowClear: true`, whose button then has a name in the reader's language: drop-downs have an English one, inputs none. */
export function useAllowClear(): AllowClear {
  const label = usePageHost().text('fields.clear')
  return useMemo(() => ({ label, clearIcon: <CloseCircleFilled role="img" aria-label={label} /> }), [label])
}
