/** What is done with the rows of a page in a test. */
export interface AreaWork {
  /** A new row; `@code` stands for the id of a row of that page. */
  row: Readonly<Record<string, unknown>>
  /** What is changed about it. */
  change: Readonly<Record<string, unknown>>
  /** Key of a field whose value has a text of its own: a row of another page, a person, an entry of a dictionary. */
  related: string
  /** Key of the field whose values a chart counts the rows by. */
  chartBy: string
}

/** By the main page of a business area. What another service keeps has tests of its own. */
export const areaWork: Readonly<Record<string, AreaWork>> = {
  'test-standard': {
    row: { number: 'X 1', name: 'Drop test', kind: 'vibration', keeper: 'tester' },
    change: { edition: '2027' },
    related: 'keeper',
    chartBy: 'kind',
  },
  'meeting-calendar': {
    row: {
      subject: 'Stand-up',
      kind: 'weekly',
      startAt: '2026-12-01 09:00:00',
      endAt: '2026-12-01 10:00:00',
      host: 'leader',
      roomId: '@meeting-room',
    },
    change: { status: 'held' },
    related: 'roomId',
    chartBy: 'kind',
  },
  'document-library': {
    row: { number: 'X-1', name: 'Drop tower', kind: 'instruction', keeper: 'leader' },
    change: { status: 'released' },
    related: 'keeper',
    chartBy: 'kind',
  },
  'group-task': {
    row: { title: 'Clear the bench', assignee: 'tester', groupCode: 'A01A02A01' },
    change: { progress: 40 },
    related: 'assignee',
    chartBy: 'status',
  },
  meeting: {
    row: {
      subject: 'Review',
      kind: 'review',
      startAt: '2026-12-01 13:00:00',
      endAt: '2026-12-01 14:00:00',
      host: 'leader',
      projectId: '@test-project',
      sub: { actions: { added: [{ task: 'Tell them', person: 'tester', dueOn: '2026-12-09' }] } },
    },
    change: { status: 'minuted', minutes: '<p>All agreed.</p>' },
    related: 'projectId',
    chartBy: 'status',
  },
  'purchase-request': {
    row: { subject: 'Gauges', supplierId: '@partner', sub: { items: { added: [{ item: 'Gauge', quantity: 3, price: 40 }] } } },
    change: { wantedOn: '2026-12-20' },
    related: 'supplierId',
    chartBy: 'status',
  },
  training: {
    row: {
      courseId: '@course',
      startAt: '2026-12-01 09:00:00',
      endAt: '2026-12-01 16:00:00',
      seats: 2,
      sub: { participants: { added: [{ person: 'tester', attended: 'Y', score: 71 }] } },
    },
    change: { status: 'held' },
    related: 'courseId',
    chartBy: 'status',
  },
  quotation: {
    row: {
      subject: 'Drop tests',
      customerId: '@partner',
      offeredOn: '2026-12-01',
      discount: 10,
      sub: { positions: { added: [{ service: 'Drop test', quantity: 2, price: 100 }] } },
    },
    change: { status: 'sent' },
    related: 'customerId',
    chartBy: 'status',
  },
  'measured-value': {
    row: { pointName: 'Oil', lower: 10, upper: 20, value: 19.5, measuredAt: '2026-12-01 08:00:00', recordedBy: 'tester' },
    change: { value: 15 },
    related: 'recordedBy',
    chartBy: 'state',
  },
  'child-task-list': {
    row: { title: 'Mount the sensors', parentId: '@task-breakdown', assignee: 'tester' },
    change: { status: 'doing' },
    related: 'parentId',
    chartBy: 'status',
  },
  'task-list': {
    row: { title: 'Order fixtures', assignee: 'tester', parentId: '@task-breakdown' },
    change: { progress: 20 },
    related: 'parentId',
    chartBy: 'status',
  },
  'test-equipment': {
    row: { code: 'EQ-900001', name: 'Drop tower', owner: 'leader' },
    change: { status: 'in_use' },
    related: 'owner',
    chartBy: 'status',
  },
  'test-info': {
    row: {
      name: 'Drop test',
      projectId: '@test-project',
      kind: 'vibration',
      tester: 'tester',
      sub: { results: { added: [{ name: 'Crack', upper: 1, measured: 2 }] } },
    },
    change: { status: 'running' },
    related: 'projectId',
    chartBy: 'status',
  },
  'test-project': {
    row: { name: 'Drop tests', customerId: '@partner', startOn: '2026-12-01', budget: 900, spent: 100 },
    change: { status: 'running' },
    related: 'customerId',
    chartBy: 'status',
  },
  'sample-info': {
    row: {
      name: 'Housing',
      projectId: '@test-project',
      quantity: 5,
      sub: { movements: { added: [{ movedAt: '2026-12-01 07:00:00', kind: 'out', quantity: 2 }] } },
    },
    change: { status: 'testing' },
    related: 'projectId',
    chartBy: 'status',
  },
  'sample-list': {
    row: { name: 'Bracket', projectId: '@test-project', quantity: 2, place: '@location' },
    change: { status: 'stored' },
    related: 'projectId',
    chartBy: 'status',
  },
  'test-schedule-file': {
    row: { scheduleId: '@test-schedule', name: 'Outline', kind: 'outline' },
    change: { revision: 'B' },
    related: 'scheduleId',
    chartBy: 'kind',
  },
  'tpm-order': {
    row: {
      subject: 'Leak',
      equipment: 'EQ-000001',
      kind: 'breakdown',
      sub: { parts: { added: [{ part: 'Seal', quantity: 2, price: 15.5 }] } },
    },
    change: { status: 'doing', assignee: 'tester' },
    related: 'equipment',
    chartBy: 'kind',
  },
  invoice: {
    row: {
      buyer: 'ACME',
      taxNo: '91310114MA1FL0B23Y',
      invoiceType: 'general',
      contact: 'Ann',
      phone: '13800000001',
      sub: { positions: { added: [{ service: 'Drop test', price: 10, quantity: 2 }] } },
    },
    change: { status: 'checking' },
    related: 'status',
    chartBy: 'status',
  },
  contract: {
    row: { contractNo: 'X-1', company: 'ACME', signer: 'Ann', phone: '13800000001', agreed: 'Y', signature: 'Ann' },
    change: { status: 'confirmed' },
    related: 'status',
    chartBy: 'status',
  },
  'bank-account': {
    row: { bankName: 'ACME', accountName: 'Ann', accountNo: '12345678' },
    change: { isDefault: '1' },
    related: 'status',
    chartBy: 'isDefault',
  },
  'bank-refund': {
    row: { payer: 'ACME', paymentNo: 'X-1', amount: 12.5, reason: 'other', phone: '13800000001' },
    change: { status: 'checking' },
    related: 'reason',
    chartBy: 'reason',
  },
}
