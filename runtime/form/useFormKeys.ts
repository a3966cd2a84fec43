import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef } from 'react'
import { appUndoOf } from '../kit/browserUndo'
import { isComposing } from '../kit/isComposing'
import { fillsCells, isPlainEnter, isSaveKey, nextStop, takesEnterAsNext } from './formKeys'
import type { RowFormCore } from './RowFormCore'
import { turnHistory } from './turnHistory'

interface FormKeys {
  form: RefObject<HTMLDivElement | null>
  onKeyDownCapture(event: KeyboardEvent): void
}

/**
 * The keyboard in a form: Enter accepts what is open and else goes on to the next field, Ctrl+Enter and Ctrl+S save from anywhere in it, the cells of
 * sub-tables included. Ctrl+Z in a text that is being typed is the browser's, which takes back letters; anywhere else in the form it takes back what was done
 * last, in a field or in a table. Listened to before the inputs hear them: some would open themselves at Enter, others keep keys to themselves.
 */
export function useFormKeys(core: RowFormCore, submit: () => Promise<void>): FormKeys {
  const form = useRef<HTMLDivElement>(null)
  const canSave = core.mode !== 'view'
  const save = useCallback(() => void saveFromKeyboard(form.current, submit), [submit])
  useEffect(() => {
    if (!canSave) return undefined
    const listen = (event: globalThis.KeyboardEvent) => {
      if (event.defaultPrevented || isComposing(event) || !isAround(form.current, event.target)) return
      const way = appUndoOf(event)
      if (!way && (!isSaveKey(event) || fillsCells(event))) return
      event.preventDefault()
      if (way) turnHistory(core, way)
      else save()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [canSave, core, save])
  const onKeyDownCapture = (event: KeyboardEvent) => {
    const { nativeEvent, target, currentTarget } = event
    if (!canSave || isComposing(nativeEvent)) return
    const way = appUndoOf(nativeEvent)
    // A dialog that a field has opened is not the form.
    const isElsewhere = isInOtherDialog(target, currentTarget)
    if (isSaveKey(nativeEvent) && !fillsCells(nativeEvent)) {
      event.preventDefault()
      if (!isElsewhere) save()
      event.stopPropagation()
    } else if (way && !isElsewhere) {
      event.preventDefault()
      event.stopPropagation()
      turnHistory(core, way)
    } else if (isPlainEnter(nativeEvent) && currentTarget.contains(target as Node) && takesEnterAsNext(target)) {
      event.preventDefault()
      event.stopPropagation()
      goOn(form.current, target)
    }
  }
  return { form, onKeyDownCapture }
}

function goOn(form: HTMLElement | null, from: HTMLInputElement): void {
  const next = form && nextStop(form, from)
  next?.focus()
  // As Tab does.
  if (next instanceof HTMLInputElement) next.select()
}

/**
 * Leaves the input first, which makes it hand over what was typed into it, and saves in the next task, when it has. Who saved goes on where they were,
 * unless a fault or another screen has taken the focus.
 */
async function saveFromKeyboard(form: HTMLElement | null, submit: () => Promise<void>): Promise<void> {
  const before = document.activeElement
  const button = form?.querySelector<HTMLElement>('.pw-form-save') ?? null
  button?.focus()
  await nextTask()
  await submit()
  await nextTask()
  const isFree = document.activeElement === button || document.activeElement === document.body
  // What the form says now stays in view.
  if (before instanceof HTMLElement && isFree) before.focus({ preventScroll: true })
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

/** true for a place that the form stands in, such as the page without a focus, and for the rest of the form's dialog. */
function isAround(form: HTMLElement | null, target: EventTarget | null): boolean {
  if (!form || !(target instanceof Element)) return false
  return target.contains(form) || dialogOf(target)?.contains(form) === true
}

function isInOtherDialog(target: EventTarget, form: Element): boolean {
  const dialog = target instanceof Element ? dialogOf(target) : null
  return dialog !== null && dialog !== dialogOf(form)
}

function dialogOf(element: Element): Element | null {
  return element.closest('[role="dialog"]')
}
