import type { ReactNode } from 'react'
import { StateMessage } from '../kit/StateMessage'
import { featureText } from '../session/featureText'
import { usePageHost } from '../session/PageHost'
import { noPermissionTexts } from './noPermissionTexts'

interface NoPermissionProps {
  /** What it is called, or where it stands. */
  page: string
  /** What can be done now. */
  children?: ReactNode
}

/** A page is there, for others. */
export function NoPermission({ page, children }: NoPermissionProps) {
  const say = featureText(noPermissionTexts, usePageHost().language)
  return (
    <StateMessage mark="403" title={say('title')} message={say('hint', { page })}>
      {children}
    </StateMessage>
  )
}
