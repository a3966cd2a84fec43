import { useAtom } from 'jotai'
import { PartSuspense } from '../../kit/PartSuspense'
import { wordedPart } from '../../session/wordedPart'
import { askedHelpAtom } from './askedHelp'

const HelpDrawer = wordedPart('header', () => import('./HelpDrawer'), 'HelpDrawer')

/** Where help is shown, whoever asks for it. */
export function HelpPlace() {
  const [asked, setAsked] = useAtom(askedHelpAtom)
  return (
    <PartSuspense>
      {asked && <HelpDrawer path={asked.path} isOpen={asked.isOpen} onClose={() => setAsked({ ...asked, isOpen: false })} />}
    </PartSuspense>
  )
}
