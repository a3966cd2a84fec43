import type { FieldConfig } from '../../../schemas/fields'
import { stage as stageField } from '../fields/fieldStage'

/** Shows a field's input whose picker opens on the screen. */
export function stage(config: FieldConfig, row: Parameters<typeof stageField>[1] = {}, options: Parameters<typeof stageField>[2] = {}) {
  return stageField(config, row, { ...options, showsPickers: true })
}
