import type { Row } from '../../../schemas/api/Result'

const states = ['Ready', 'In use', 'Blocked']

/** A page of the business areas that is also written by hand, with as many rows as its list shows at first. */
export const areaRows = {
  'test-equipment': rowsOf((index) => ({
    code: `EQ-${String(index + 1).padStart(6, '0')}`,
    name: `Shaker ${index + 1}`,
    ...named('status', String(index % 3), states[index % 3]),
    ...named('owner', 'leader', 'Li Lei'),
    ...named('department', 'A01', 'Laboratory'),
    calibratedOn: `2026-0${1 + (index % 9)}-11`,
  })),
  invoice: rowsOf((index) => ({
    buyer: `Customer ${index + 1}`,
    taxNo: `91310114MA1FL0B2${index}`,
    ...named('invoiceType', 'general', 'General'),
    ...named('isAdvance', '0', 'No'),
    amount: index * 1250.5,
    ...named('status', 'applied', 'Applied for'),
    invoiceNo: `N-${index}`,
    issuedOn: `2026-0${1 + (index % 9)}-21`,
    reference: `R-${index}-2026`,
  })),
  meeting: rowsOf((index) => ({
    subject: `Review ${index + 1}`,
    ...named('kind', 'review', 'Review'),
    startAt: `2026-11-${10 + index} 09:00:00`,
    endAt: `2026-11-${10 + index} 10:00:00`,
    ...named('roomId', 'r1', 'Room 1'),
    ...named('host', 'leader', 'Li Lei'),
    ...named('participants', 'leader,tester', 'Li Lei,Han Meimei'),
    ...named('status', 'planned', 'Planned'),
    ...named('projectId', 'p1', 'Drop tests'),
    openActions: index % 4,
  })),
} satisfies Record<string, Row[]>

export type AreaPage = keyof typeof areaRows

function rowsOf(values: (index: number) => Record<string, unknown>): Row[] {
  return Array.from({ length: 15 }, (_, index) => ({ id: `row${index}`, ...values(index) }))
}

/** A value that stands for something else, with its text as the server answers it. */
function named(key: string, value: string, text: string | undefined): Record<string, unknown> {
  return { [key]: value, [`${key}_dictText`]: text }
}
