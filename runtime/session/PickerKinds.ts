import type { Row } from '../../schemas/api/Result'
import type { CronPartName } from '../../schemas/cron/cronParts'

/** One picked record: the value that is stored, and the text that stands for it. */
export interface PickedItem {
  value: string
  label: string
}

/** Values for a report's own parameters and query fields. */
export type ReportPopupParams = Readonly<Record<string, string | number | boolean>>

interface RecordOptions {
  /** Title of the field that is filled, for the heading of the dialog. */
  title: string
  isMultiple: boolean
  /** What the field holds when the picker opens. */
  picked: readonly PickedItem[]
}

/** Every picker by its name: what it is opened with, and what it answers. */
export interface PickerKinds {
  cron: {
    options: {
      title: string
      /** The expression that the dialog opens with; any text. */
      expression: string
      /** Parts that are not asked for. */
      hidden: readonly CronPartName[]
    }
    /** An expression of seven parts. */
    result: string
  }
  user: {
    options: RecordOptions & {
      valueKey: 'username' | 'id'
      /** true: the department tree stands beside the users. */
      byDepartment: boolean
    }
    result: readonly PickedItem[]
  }
  depart: {
    options: RecordOptions & { valueKey: 'id' | 'orgCode' }
    result: readonly PickedItem[]
  }
  report: {
    options: {
      title: string
      isMultiple: boolean
      /** Code of the report. */
      code: string
      params: ReportPopupParams
      /** For example `createTime=desc`. */
      sorter?: string
      /** Popups of the same group share the report's answers for 30 seconds. */
      groupId?: string
    }
    /** The rows of the report. */
    result: readonly Row[]
  }
}

export type PickerKind = keyof PickerKinds
export type PickerOptions<K extends PickerKind> = PickerKinds[K]['options']
export type PickerResult<K extends PickerKind> = PickerKinds[K]['result']
