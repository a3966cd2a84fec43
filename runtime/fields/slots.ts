import type { ComponentType } from 'react'
import type { FieldModel } from '../model/PageModel'
import type { RowValues } from './FieldComponents'

/** What a renderer of cells is handed. It only shows: clicks on plain text still open the row. */
export interface SlotProps {
  field: FieldModel
  /** The value of the field; empty is null. */
  value: unknown
  row: RowValues
  /** The value as its kind writes it. */
  text: string
}

/** Draws a whole cell. What it throws is caught around the cell. */
export type SlotRenderer = ComponentType<SlotProps>

const slots = new Map<string, SlotRenderer>()

/** Makes a renderer known under the name that pages write. The same name twice is a programmer's mistake. */
export function registerSlot(name: string, renderer: SlotRenderer): void {
  if (slots.has(name)) throw new Error(`a renderer "${name}" is already registered`)
  slots.set(name, renderer)
}

export function findSlot(name: string): SlotRenderer | undefined {
  return slots.get(name)
}
