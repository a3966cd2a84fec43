import { Button } from 'antd'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { newBuildAtom } from '../session/build'
import { readStored, writeStored } from '../session/storage'
import { useText } from '../text/useText'
import { useAppServices } from './AppServices'
import { browserLocation } from './router/browserLocation'
import './connection.css'

const triedKey = 'TRIED_BUILD'

/**
 * Says that a new version of the product is there. A press loads it; while nobody looks and nothing is typed, it is loaded by itself. The pieces of the old
 * version may be gone, so this one comes with the first load.
 */
export function NewVersionNotice() {
  const { text } = useText()
  const build = useAtomValue(newBuildAtom)
  useUpdateUnseen(build)
  return (
    <output>
      {build !== null && (
        <span className="pw-new-version">
          {text('tabs.newVersion')}
          <Button type="primary" size="small" onClick={browserLocation.reload}>
            {text('tabs.update')}
          </Button>
        </span>
      )}
    </output>
  )
}

/** A version is tried once: something between here and the server may go on giving out the old one. */
function useUpdateUnseen(build: string | null): void {
  const { leaveGuard } = useAppServices()
  useEffect(() => {
    if (build === null) return
    const update = () => {
      if (document.visibilityState !== 'hidden' || leaveGuard.isDirty() || readStored(triedKey, 'session') === build) return
      if (writeStored(triedKey, build, null, 'session')) browserLocation.reload()
    }
    update()
    document.addEventListener('visibilitychange', update)
    return () => document.removeEventListener('visibilitychange', update)
  }, [build, leaveGuard])
}
