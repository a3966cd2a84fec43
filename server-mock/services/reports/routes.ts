import type { ReportColumnInfo, ReportColumns } from '../../../schemas/api/reports'
import type { FieldConfig } from '../../../schemas/fields'
import { alignmentOf } from '../../../schemas/fields/alignmentOf'
import { factsOf } from '../../../schemas/fields/findFieldKind'
import { tellColumn } from '../../../schemas/fields/reportViews'
import { canSumUp } from '../../../schemas/groups/groupedFields'
import { reportOf } from '../../../schemas/page/anatomy'
import type { ReportPageConfig } from '../../../schemas/page/kinds/report'
import { kindUrls } from '../../../schemas/page/kindUrls'
import { isAskedFor } from '../../../schemas/page/parts/Toolbar'
import { chooseText, type Language } from '../../../schemas/page/Text'
import { permissionOf } from '../../../schemas/rights/pagePermissions'
import type { RowRight } from '../../../schemas/wire/rowCalls'
import type { CallContext } from '../../kernel/CallContext'
import { CallFailure } from '../../kernel/CallFailure'
import { answered, defineRoute, type Route } from '../../kernel/Route'
import { requireAccess } from '../../kernel/requireAccess'
import { exportReport, hiddenInReport, runReport } from '../../resource'
import { callTexts } from '../rows/callTexts'
import { writtenFile } from '../rows/exportFile'
import { sendFile } from '../rows/sendFile'
import type { Services } from '../Services'
import { readQueryInfo } from './readQueryInfo'
import { titleOf } from './titleOf'

const base = '/api/online/cgreport/api'

/** The published report, when the caller may read it, without the columns that the caller may not see in the tables they come from. */
export function findReport(
  { pages, registry }: Pick<Services, 'pages' | 'registry'>,
  code: string,
  context: CallContext,
  right: RowRight = 'list',
): ReportPageConfig {
  const page = pages.get(code)
  const report = page && reportOf(page.config)
  if (!report) throw new CallFailure('not-found', 'pages.unknown', { code })
  requireAccess({ permission: permissionOf(report, right) }, context)
  const hidden = hiddenInReport(registry, report, context)
  const isSeen = ({ key }: { key: string }) => !hidden.has(key)
  const { columns, queryConfig } = report
  return { ...report, columns: columns.filter(isSeen), queryConfig: queryConfig?.filter(isSeen) }
}

function toColumn(field: FieldConfig, language: Language): ReportColumnInfo {
  const labels = factsOf(field).labels?.(field)
  return {
    title: titleOf(field, language),
    dataIndex: field.key,
    align: field.align ?? alignmentOf(factsOf(field), field),
    sorter: field.isOrder === true,
    ...(labels?.from === 'dict' ? { customRender: labels.code } : {}),
    ...(field.statistics ? { isTotal: true } : {}),
    ...(field.statistics && canSumUp(field) ? { statistics: field.statistics } : {}),
    ...(field.width ? { width: field.width } : {}),
    ...tellColumn(field, language),
  }
}

async function readColumns({ dictionaries }: Services, report: ReportPageConfig, context: CallContext): Promise<ReportColumns> {
  const { language } = context
  const shown = report.columns.filter((field) => field.visible !== false && !factsOf(field).isCarried)
  const columns = shown.map((field) => toColumn(field, language))
  const codes = columns.flatMap(({ customRender }) => customRender ?? [])
  const dictOptions: ReportColumns['dictOptions'] = {}
  for (const code of codes) {
    const texts = await dictionaries.texts(code, language)
    dictOptions[code] = ((await dictionaries.items(code)) ?? []).map((item) => ({ ...item, text: texts.get(item.value) ?? item.text }))
  }
  const cgRpConfigName = chooseText(report.title, language, report.code)
  return { cgRpConfigId: report.code, cgRpConfigName, columns, dictOptions, ...exportOf(report, context) }
}

/** Popups over the report have its button for that, for whoever has it on the page. */
function exportOf({ kind, code, authPre, toolbar }: ReportPageConfig, { can }: CallContext): Pick<ReportColumns, 'exportUrl'> {
  const isOpen = isAskedFor(toolbar?.export) && can(permissionOf({ code, authPre }, 'export'))
  return isOpen ? { exportUrl: kindUrls(kind, code).exportXlsUrl } : {}
}

/** Reports by the calls of the online report. The id of a report is its code. */
export function reportRoutes(services: Services): Route[] {
  return [
    defineRoute({
      method: 'GET',
      url: `${base}/getRpColumns/:code`,
      access: 'user',
      body: null,
      query: null,
      params: 'ReportParams',
      answer: 'ReportColumns',
      handler: ({ params, context }) => readColumns(services, findReport(services, params.code, context), context),
    }),
    defineRoute({
      method: 'GET',
      url: `${base}/getQueryInfo/:code`,
      access: 'user',
      body: null,
      query: null,
      params: 'ReportParams',
      answer: 'ReportQueryInfos',
      handler: ({ params, context }) => readQueryInfo(findReport(services, params.code, context), context),
    }),
    defineRoute({
      method: 'GET',
      url: `${base}/getData/:code`,
      access: 'user',
      body: null,
      query: 'ReportDataQuery',
      params: 'ReportParams',
      answer: 'PageOfRows',
      handler: ({ params, query, context }) => runReport(services, findReport(services, params.code, context), context, query),
    }),
    defineRoute({
      method: 'GET',
      url: `${base}/exportXls/:code`,
      access: 'user',
      body: null,
      query: 'ReportDataQuery',
      params: 'ReportParams',
      answer: null,
      async handler({ params, query, context, reply }) {
        const report = findReport(services, params.code, context, 'export')
        const { exportFields } = query
        const asked = {
          query,
          keys: exportFields ? exportFields.split(',') : undefined,
          path: 'exportFields',
          callTexts: callTexts(services, context),
        }
        const table = await exportReport(services, report, context, asked)
        sendFile(reply, await writtenFile(table, chooseText(report.title, context.language, report.code)))
        return answered
      },
    }),
  ]
}
