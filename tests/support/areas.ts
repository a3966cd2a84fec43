/** A business area that the specification names. */
export interface Area {
  name: string
  /** Code of its group in the menu. */
  group: string
  /** Its main page. */
  page: string
  /** Who looks at it in a test: somebody for whom it has rows; the administrator when left out. */
  reader?: 'leader' | 'tester'
  /** Report of the area. */
  report?: string
}

/** Every business area, with a page that stands for it. */
export const areas: readonly Area[] = [
  { name: 'basic info', group: 'basic-info', page: 'test-standard' },
  { name: 'calendar', group: 'calendar', page: 'meeting-calendar' },
  { name: 'common', group: 'common', page: 'document-library' },
  { name: 'group leader', group: 'group-leader', page: 'group-task', report: 'group-workload' },
  { name: 'meeting', group: 'meeting', page: 'meeting' },
  { name: 'messages', group: 'messages', page: 'user-announcement' },
  { name: 'my task', group: 'my-task', page: 'my-test', reader: 'tester' },
  { name: 'process', group: 'process', page: 'purchase-request' },
  { name: 'school', group: 'school', page: 'training' },
  { name: 'angebot', group: 'angebot', page: 'quotation', report: 'quotation-report' },
  { name: 'data monitor', group: 'data-monitor', page: 'measured-value', report: 'limit-violation' },
  { name: 'user agent', group: 'user-agent', page: 'user-agent', reader: 'leader' },
  { name: 'child task list', group: 'child-task', page: 'child-task-list' },
  { name: 'task list', group: 'task', page: 'task-list' },
  { name: 'test equipment', group: 'test-equipment', page: 'test-equipment' },
  { name: 'test info', group: 'test-info', page: 'test-info', report: 'test-result-report' },
  { name: 'test project', group: 'test-project', page: 'test-project', report: 'project-report' },
  { name: 'sample info', group: 'sample-info', page: 'sample-info' },
  { name: 'sample list', group: 'sample', page: 'sample-list' },
  { name: 'test schedule files', group: 'test-schedule', page: 'test-schedule-file' },
  { name: 'TPM manage', group: 'tpm', page: 'tpm-order', report: 'tpm-report' },
  { name: 'invoicing', group: 'invoicing', page: 'invoice', report: 'invoice-report' },
  { name: 'contracts', group: 'contracts', page: 'contract' },
  { name: 'bank accounts', group: 'bank', page: 'bank-account' },
  { name: 'refunds', group: 'bank', page: 'bank-refund' },
  { name: 'favourites', group: 'favourites', page: 'favourite-folder' },
  { name: 'announcements', group: 'messages', page: 'user-announcement' },
]
