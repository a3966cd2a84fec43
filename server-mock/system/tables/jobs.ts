import type { ProductAccess } from '../../kernel/Access'
import type { RowHook } from '../../resource'
import { nextRunTime } from '../nextRunTime'
import { refusalAt } from '../people/fieldRefusal'
import { always, dictField, fieldOf, longTextField, numberField, serviceTable, systemOnly, textField, timeField } from './fieldsOf'

const mayEdit: ProductAccess = { permission: 'job:edit' }

/** `1` runs on schedule, `0` is paused. */
export const jobStates = { paused: '0', scheduled: '1' } as const

/** The schedule is what people change; the rest says what the server does. One that means no moment any more would stop the job without a word. */
const keepSchedule: RowHook = ({ values, before = {} }, context) => {
  const { handler, status, lastRunTime, lastResult, leaseUntil } = before
  const isNew = values.cron !== undefined && values.cron !== before.cron
  const planned = isNew ? nextRunTime(String(values.cron)) : null
  if (isNew && planned === null) throw refusalAt('cron', 'jobs.neverRuns', context)
  const next = isNew && status === jobStates.scheduled ? planned : before.nextRunTime
  Object.assign(values, { handler, status, lastRunTime, lastResult, leaseUntil, nextRunTime: next })
}

/** Work that the server does by itself: one row for each handler that it has, when it ran and when it runs next. */
export const sysJob = serviceTable({
  table: 'sys_job',
  fields: [
    always(dictField('handler', 'job_handler')),
    always({ ...fieldOf('cron', 'cron'), validateRules: [{ required: true }] }),
    always(dictField('status', 'job_status')),
    timeField('nextRunTime'),
    timeField('lastRunTime'),
    dictField('lastResult', 'job_result'),
    { ...longTextField('remark'), maxLength: 500 },
    /** Until when the server has it that is running it. */
    timeField('leaseUntil'),
  ],
  unique: [['handler']],
  url: { list: '/sys/job/list', queryById: '/sys/job/queryById', edit: '/sys/job/edit' },
  access: { list: mayEdit, add: systemOnly, edit: mayEdit, delete: systemOnly, export: mayEdit, import: systemOnly },
  hooks: { beforeEdit: keepSchedule },
})

/** Every run of a job: who asked for it (nobody where the schedule did), how long it took and what came of it. */
export const sysJobLog = serviceTable({
  table: 'sys_job_log',
  fields: [
    always(textField('jobId')),
    always(timeField('startTime')),
    always(numberField('milliseconds')),
    always(dictField('result', 'job_result')),
    numberField('rowCount'),
    longTextField('failure'),
    fieldOf('userSelect', 'startedBy'),
  ],
  indexes: [['jobId', 'startTime'], ['startTime']],
  url: { list: '/sys/job/log/list', exportXlsUrl: '/sys/job/log/exportXls' },
  access: { list: mayEdit, add: systemOnly, edit: systemOnly, delete: systemOnly, export: mayEdit, import: systemOnly },
})
