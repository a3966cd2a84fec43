import type { Row } from '../../schemas/api/Result'
import type { CronPartName } from '../../schemas/cron/cronParts'
import type { FieldConfig } from '../../schemas/fields'
import type { RecordSource } from './records'

/** One picked record: the value that is stored, and the text that stands for it. */
export interface PickedItem {
  value: string
  label: string
  /** The record itself, where it was picked now. */
  record?: Row
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

/** A column of records to pick from. */
export interface RecordWindowColumn {
  key: string
  title: string
  /** Pixels. */
  width?: number
}

/** How records are shown to be picked: where they come from, and the dialog that they stand in. */
export interface RecordWindow {
  source: RecordSource
  /** What the records are, for screen readers. */
  label: string
  columns: readonly RecordWindowColumn[]
  /** Fields that the records are asked for by. */
  queries: readonly FieldConfig[]
  /** Property that tells the records apart. */
  rowKey: string
  /** Of the dialog, in pixels. */
  width: number
  /** Of the rows in the dialog, in pixels, where there are to be fewer than ten. */
  height?: number
  pageSize: number
  pageSizes: readonly number[]
  /** Characters shown of a text; -1 shows all. */
  ellipsis: number
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
  record: {
    options: RecordOptions & { window: RecordWindow }
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
      /** Of the dialog, in pixels. */
      width: number
      /** Columns of the report that are taken from the picked rows. */
      takes: readonly string[]
    }
    /** The rows of the report. */
    result: readonly Row[]
  }
}

export type PickerKind = keyof PickerKinds
export type PickerOptions<K extends PickerKind> = PickerKinds[K]['options']
export type PickerResult<K extends PickerKind> = PickerKinds[K]['result']
