import { type LocatedField, openingsOf } from '../../page/anatomy'
import { buttonActionsOf } from '../../page/buttonAnatomy'
import type { Finding } from '../Finding'
import { findMissing } from './missing'
import type { CheckedPage } from './viewPage'

/** Dictionaries, tables, fill rules, handlers and pages that a page names exist, as far as it is known which there are. */
export function checkOutside(view: CheckedPage): Finding[] {
  return [
    ...view.rows.flatMap(({ fields, kinds }) => [...fields, ...kinds].flatMap((place) => checkField(place, view))),
    ...checkButtons(view),
    ...checkOpened(view),
  ]
}

function checkField({ field, path }: LocatedField, { known }: CheckedPage): Finding[] {
  const preset = field.defaultValue
  const fillRule = preset !== null && typeof preset === 'object' ? preset.fillRule : undefined
  return [
    ...('dictCode' in field && field.dictCode !== undefined && !field.dictCode.includes(',')
      ? findMissing('unknown-dictionary', field.dictCode, known.dictionaries, [...path, 'dictCode'])
      : []),
    ...(fillRule === undefined ? [] : findMissing('unknown-fill-rule', fillRule, known.fillRules, [...path, 'defaultValue', 'fillRule'])),
  ]
}

function checkOpened({ page, known }: CheckedPage): Finding[] {
  return openingsOf(page).flatMap(({ action, path }) => findMissing('unknown-page', action.page, known.pages, [...path, 'page']))
}

function checkButtons({ page, known }: CheckedPage): Finding[] {
  return buttonActionsOf(page).flatMap(({ action, path }) => {
    return action.type === 'handler' ? findMissing('unknown-handler', action.name, known.actionHandlers, [...path, 'name']) : []
  })
}
