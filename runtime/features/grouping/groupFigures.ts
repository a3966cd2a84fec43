import type { GroupFigure, RowsGroup } from '../../../schemas/api/groups'
import { figureText } from '../../fields/figureText'
import type { FieldModel } from '../../model/PageModel'
import type { FeatureText } from '../../session/featureText'
import { formatMoment } from '../../text/formatMoment'
import type { groupTexts } from './groupTexts'

type Say = FeatureText<keyof typeof groupTexts>

/** The figures of a column over the rows of a group, as people read them. */
export function figuresOf(field: FieldModel, figures: GroupFigure | undefined, say: Say): string {
  const { sum = null, average = null } = figures ?? {}
  return field.statistics
    .flatMap((statistic) => {
      const figure = { sum, average }[statistic]
      return figure === null ? [] : [say(statistic, { n: figureText(field, figure) })]
    })
    .join(' · ')
}

/** What stands over the rows of a group: days are put together as days, whatever time of day they hold. */
export function groupName({ label }: RowsGroup, { facts, config }: FieldModel, say: Say): string {
  const column = facts.column(config)
  return (column === 'date' || column === 'timestamp' ? formatMoment(label, 'YYYY-MM-DD') : label) || say('empty')
}
