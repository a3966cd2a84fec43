import { type ReactNode, useCallback, useRef, useState } from 'react'
import { PartMissing } from '../kit/importAgain'
import { reportError } from '../kit/reportError'
import type { PageHost } from '../session/PageHost'
import type { PickerKind, PickerOptions, PickerResult } from '../session/PickerKinds'
import { pickers } from './index'

type Voice = Pick<PageHost, 'notify' | 'text'>

interface OpenPicker {
  id: number
  /** false: it is on its way out, and gives the focus back. */
  isOpen: boolean
  draw(isOpen: boolean): ReactNode
  fail(error: unknown): void
}

/** The pickers that are open, the last one on top, and what opens another. */
export function useOpenPickers({ notify, text }: Voice) {
  const [open, setOpen] = useState<readonly OpenPicker[]>([])
  const nextId = useRef(1)
  const pick = useCallback(
    async <K extends PickerKind>(kind: K, options: PickerOptions<K>): Promise<PickerResult<K> | null> => {
      const Picker = await pickers[kind]().catch((error: unknown) => sayBroken({ notify, text }, error))
      if (!Picker) return null
      return new Promise((resolve) => {
        const id = nextId.current++
        const remove = () => setOpen((before) => before.filter((one) => one.id !== id))
        const end = (result: PickerResult<K> | null) => {
          setOpen((before) => before.map((one) => (one.id === id ? { ...one, isOpen: false } : one)))
          resolve(result)
        }
        const draw = (isOpen: boolean) => (
          <Picker options={options} isOpen={isOpen} onPick={end} onClose={() => end(null)} afterClose={remove} />
        )
        const fail = (error: unknown) => {
          sayBroken({ notify, text }, error)
          remove()
          resolve(null)
        }
        setOpen((before) => [...before, { id, isOpen: true, draw, fail }])
      })
    },
    [notify, text],
  )
  return { pick, open }
}

/** Says that there is no picker: because it could not be fetched, or because it is broken. */
function sayBroken({ notify, text }: Voice, error: unknown): undefined {
  const isMissing = error instanceof PartMissing
  const what = isMissing ? text('kit.partMissingText') : text('kit.reference', { reference: reportError(error) })
  notify('error', what, text(isMissing ? 'kit.partMissing' : 'kit.broken'))
}
