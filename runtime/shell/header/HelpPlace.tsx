import { useAtom } from 'jotai'
import { Suspense } from 'react'
import { lazyPart } from '../../kit/lazyPart'
import { askedHelpAtom } from './askedHelp'

const HelpDrawer = lazyPart(() => import('./HelpDrawer'), 'HelpDrawer')

/** Where help is shown, whoever asks for it. */
export function HelpPlace() {
  const [asked, setAsked] = useAtom(askedHelpAtom)
  return (
    <Suspense>
      {asked && <HelpDrawer path={asked.path} isOpen={asked.isOpen} onClose={() => setAsked({ ...asked, isOpen: false })} />}
    </Suspense>
  )
}
