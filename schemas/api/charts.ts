/** An id of a choice: clients send it as text or as a number. */
export type ChartChoiceId = string | number | null

/** A limit of a filter: a number, or as it was typed. */
export type ChartNumber = number | string | null

/** Keys of fields, or their names: as a list, or joined by commas. */
export type ChartFieldList = string | string[] | null

/** A chart view as it is saved. Whose it is and what its names are says the server: `createId`, `createBy` and the names of choices come and are not believed. */
export interface ChartBody {
  /** The view that is changed; none for a new one. */
  id?: string | null
  /** The version that the change started from; the current one when left out. */
  rowVersion?: number | null
  chartName?: string | null
  /** Name of the type. */
  chartType?: string | null
  /** 1 bar, 2 line, 3 pie, 4 scatter. */
  chartTypeId?: ChartChoiceId
  /** Key of the field on the X axis. */
  xfieldCode?: string | null
  xfieldName?: string | null
  /** Keys of the fields on the Y axis; `*` is the number of rows. */
  yfieldCode?: ChartFieldList
  yfieldName?: ChartFieldList
  /** 1 total, 2 average. */
  calMethodId?: ChartChoiceId
  /** `total` or `average`; counts where `calMethodId` is left out. */
  calMethod?: string | null
  /** Name of the type of the filter. */
  fieldType?: string | null
  /** 1 text, 2 number, 3 date; empty for no filter. */
  fieldTypeId?: ChartChoiceId
  /** Key of the field that the filter looks at. */
  searchField?: string | null
  searchFieldName?: string | null
  /**
   * What it must hold, as in the query of a list.
   * @maxLength 500
   */
  searchContent?: string | null
  min?: ChartNumber
  max?: ChartNumber
  /** First day, `YYYY-MM-DD`. */
  startTime?: string | null
  /** Last day. */
  endTime?: string | null
  /**
   * Address of the page in the browser.
   * @maxLength 500
   */
  url?: string | null
  /**
   * Path of the list call.
   * @maxLength 500
   */
  dataUrl?: string | null
  createId?: string | null
  createBy?: string | null
}

/** What is drawn: a chart view, saved or not, over the rows of its page. */
export interface ChartOptionBody extends ChartBody {
  /** What the list asks for at present, by the names of the list call: the chart is drawn over these rows. */
  query?: Record<string, string | number>
}

/** Query of the calls that find chart views by page. */
export interface ChartUrlQuery {
  /**
   * Address of the page in the browser.
   * @maxLength 500
   */
  url: string
}

/** A chart view of the caller. */
export interface ChartView {
  id: string
  rowVersion: number
  chartName: string
  chartType: string
  chartTypeId: string
  xfieldCode: string
  xfieldName: string
  /** Keys joined by commas. */
  yfieldCode: string
  yfieldName: string
  calMethodId: string
  calMethod: 'total' | 'average'
  /** Empty without a filter. */
  fieldType: string
  fieldTypeId: string
  searchField: string
  searchFieldName: string
  searchContent: string
  min: number | null
  max: number | null
  startTime: string | null
  endTime: string | null
  url: string
  dataUrl: string
  /** Id of the user whose it is. */
  createId: string
  /** What the user is called. */
  createBy: string
}

export type ChartViews = ChartView[]

/** An axis, as ECharts takes it. */
export interface ChartAxis {
  type: 'category' | 'value'
  name: string
  show: boolean
  /** The categories of an X axis, as people read them. */
  data?: string[]
  /** true: they are days, months or years, as `YYYY-MM-DD`, `YYYY-MM` or `YYYY`. */
  isDated?: boolean
}

/** A slice of a pie. */
export interface ChartSlice {
  name: string
  value: number | null
}

/** One row of figures, as ECharts takes it. */
export interface ChartSeries {
  name: string
  type: 'bar' | 'line' | 'pie' | 'scatter'
  /** Figures by category, slices of a pie, or pairs of X and Y. */
  data: (number | null | ChartSlice | (number | null)[])[]
  /** Decimal places that its figures are written with; as many as each has when left out. */
  decimals?: number
}

/** What a chart is drawn from, as ECharts takes it, without colours. */
export interface ChartOption {
  xAxis: ChartAxis
  yAxis: ChartAxis
  tooltip: { trigger: 'axis' | 'item' }
  series: ChartSeries[]
  /** `name` is that of the file, without its ending. */
  toolbox: { feature: { saveAsImage: { name: string; title: string } } }
  legend: { data: string[] }
  /** Sentences about what the chart does not show. */
  notes: string[]
}
