import { useAtom } from 'jotai'
import type { RowFormCore } from './RowFormCore'
import { SlideVerify } from './SlideVerify'

/** What is done before a new row is sent. The notice that asks for it goes when it is done. */
export function Verification({ core: { store, signals, host } }: { core: RowFormCore }) {
  const [isVerified, setVerified] = useAtom(signals.isVerified, { store: store.atoms })
  const verify = () => {
    setVerified(true)
    store.atoms.set(signals.announcement, host.text('form.verified'))
    store.atoms.set(signals.notice, (notice) => notice && { ...notice, sentences: notice.kind === 'wrong' ? [] : notice.sentences })
  }
  return <SlideVerify isVerified={isVerified} onVerified={verify} />
}
