import type { FieldConfig } from '../../schemas/fields'
import { limits } from '../../schemas/json/propertyShapes'
import { factsOfPage, mainFieldsOf, type PageParts } from '../../schemas/page/anatomy'
import type { PageKind } from '../../schemas/page/kinds'
import type { FormSearch } from '../../schemas/page/kinds/form'
import type { PageFacts, PagePart } from '../../schemas/page/PageFacts'
import type { SortItem } from '../../schemas/page/parts/Query'
import type { ReadOnlyRows } from '../../schemas/page/parts/ReadOnlyRows'
import type { Resource } from '../../schemas/page/parts/Resource'
import { isAskedFor, type Toolbar } from '../../schemas/page/parts/Toolbar'
import type { TreeList } from '../../schemas/page/parts/Tree'
import { chooseText } from '../../schemas/page/Text'
import { pageSizes } from '../../schemas/wire/pageSizes'
import { pathBeside, rowPanelNames } from '../../schemas/wire/rowCalls'
import type { CompileContext } from './CompileContext'
import { compileButtons } from './compileButtons'
import { detailOf, namedFields } from './compileDetailRow'
import { compileDetails } from './compileDetails'
import { below, compileOne, type ExpressionContext } from './compileExpressions'
import { compileForm } from './compileForm'
import { askForEach, compileQuery } from './compileQuery'
import { compileSubTables } from './compileSubTables'
import type { PageFindings } from './Findings'
import type { FieldModel, FormPart, PartModels, RowsPart, StandalonePart } from './PageModel'
import { isObject, readList, readNumber, readObject, readText, type Unvalidated } from './read'

/** A page on its way to its model: as it is written, with what was compiled of it already. */
export interface HalfPage {
  written: Unvalidated<PageParts>
  kind: PageKind
  base: Pick<RowsPart, 'code' | 'title' | 'authPre' | 'url' | 'fields'>
  context: CompileContext
  findings: PageFindings
}

type PartCompilers = { readonly [K in PagePart]: (page: HalfPage) => Omit<PartModels[K], keyof HalfPage['base']> }

const compilers: PartCompilers = {
  rows: ({ written, kind, base: { fields, authPre, url }, context, findings }) => ({
    columns: fields.filter((field) => field.isInList),
    defaultSort: sortOf(written.defaultSort, fields, context.hiddenCodes(authPre, 'list'), factsOfPage(kind)),
    pageSize: Math.round(
      readNumber(written.pageSize, limits['page.pageSize']) ?? (url.grid === undefined ? factsOfPage(kind).pageSize : pageSizes.grid.size),
    ),
    ...(written.deleteQuestion === undefined ? {} : { deleteQuestion: chooseText(written.deleteQuestion, context.language) }),
    ...(hasTrash(written) && url.deleteBatch ? { trashUrl: url.deleteBatch } : {}),
    ...treeOf(written.tree, fields),
    ...detailOf(
      written.detailRow,
      fields,
      context.hiddenCodes(authPre, 'list'),
      { path: '/detailRow', compileExpression: context.compileExpression },
      findings,
    ),
  }),
  query: ({ written, base: { fields, authPre }, context, findings }) => {
    const { hiddenCodes, compileExpression } = context
    const source = {
      fields,
      subTables: written.subTables,
      hidden: hiddenCodes(authPre, 'list'),
      isOpen: !written.resource,
      compileExpression,
    }
    return { queryItems: compileQuery(written.queryConfig, source, findings) }
  },
  form: ({ written, base, context, findings }) => ({
    form: compileForm(written.form, base.fields, findings),
    subTables: compileSubTables(written.subTables, base, context, findings),
    rowFields: mainFieldsOf(written) as readonly FieldConfig[],
    ...tableOf(written.resource),
    panelUrls: panelUrlsOf(written.resource, base.url),
    ...readOnlyRowsOf(written.readOnlyRows, { path: '/readOnlyRows', compileExpression: context.compileExpression }, findings),
  }),
  standalone: ({ written, base: { fields }, context, findings }) => ({
    successText: chooseText(written.successText, context.language),
    successFields: namedFields(written.successFields, fields),
    isOwnRow: written.ownRow === true,
    ...findOf(written.find, fields, findings),
  }),
  toolbar: ({ written }) => ({ switches: readObject<Toolbar>(written.toolbar) }),
  buttons: ({ written, base: { authPre, url }, context, findings }) => {
    const toolbar = readObject<Toolbar>(written.toolbar)
    return {
      hasSelection: written.selection !== false,
      hasSearch: written.search === true,
      editsRows: written.rowEdit === true && url.edit !== undefined,
      customButtons: compileButtons(toolbar.custom, '/toolbar/custom', authPre, context, findings),
      rowButtons: compileButtons(written.rowButtons, '/rowButtons', authPre, context, findings),
    }
  },
  details: ({ written, findings }) => ({ details: compileDetails(written.details, findings.language) }),
}

/** The parts of a page, all those that the facts of its kind name. */
export function compileParts(page: HalfPage): object {
  return Object.assign({}, ...factsOfPage(page.kind).parts.map((part) => compilers[part](page)))
}

/** Whether deleted rows rest for a while: as the page says, or its toolbar where another page has the table. */
function hasTrash({ resource, toolbar }: HalfPage['written']): boolean {
  const { trash, of } = readObject<Resource>(resource)
  return trash === true || (typeof of === 'string' && isAskedFor(readObject<Toolbar>(toolbar).trash))
}

/** Sorting before anybody sorts; as the kind does it when the page says nothing, and when all of it is hidden from the user. Rows that are only read have no columns but those that are shown. */
function sortOf(
  written: unknown,
  fields: readonly FieldModel[],
  hidden: ReadonlySet<string>,
  { defaultSort, parts }: PageFacts,
): readonly SortItem[] {
  const isKnown = (column: string) => !hidden.has(column) && (parts.includes('form') || fields.some(({ key }) => key === column))
  const items = readList(written).flatMap((item): SortItem[] => {
    const { column, order } = readObject<SortItem>(item)
    return typeof column === 'string' && column !== '' && isKnown(column) ? [{ column, order: order === 'asc' ? 'asc' : 'desc' }] : []
  })
  return items.length > 0 ? items : defaultSort
}

function findOf(written: unknown, fields: readonly FieldModel[], findings: PageFindings): Pick<StandalonePart, 'find'> {
  if (written === undefined) return {}
  const { by, show } = readObject<FormSearch>(written)
  return { find: { by: askForEach(namedFields(by, fields), findings), show: show === 'table' ? 'table' : 'record' } }
}

function tableOf(resource: unknown): { table?: string } {
  const { table } = readObject<Resource>(resource)
  return typeof table === 'string' ? { table } : {}
}

function readOnlyRowsOf(written: unknown, place: ExpressionContext, findings: PageFindings): Pick<FormPart, 'readOnlyRows'> {
  const { when, unless } = readObject<ReadOnlyRows>(written)
  const condition = compileOne(when, below(place, 'when'), 'when', findings)
  return condition ? { readOnlyRows: { when: condition, ...(typeof unless === 'string' ? { unless } : {}) } } : {}
}

/** What is kept of each row stands below the path of the row. */
function panelUrlsOf(resource: unknown, { queryById }: HalfPage['base']['url']): NonNullable<FormPart['panelUrls']> {
  const kept = readObject<Resource>(resource)
  if (queryById === undefined) return {}
  return Object.fromEntries(
    rowPanelNames.filter((name) => kept[name] === true).map((name) => [name, pathBeside({ below: name }, queryById)]),
  )
}

function treeOf(written: unknown, fields: readonly FieldModel[]): Pick<RowsPart, 'tree'> {
  const { parentKey, labelKey, hasChildKey, condition } = readObject<TreeList>(written)
  if (typeof parentKey !== 'string' || parentKey === '') return {}
  const first = fields.find((field) => field.isInList)?.key ?? ''
  return {
    tree: {
      parentKey,
      labelKey: readText(labelKey, first),
      ...(typeof hasChildKey === 'string' ? { hasChildKey } : {}),
      ...(isObject(condition) ? { condition: JSON.stringify(condition) } : {}),
    },
  }
}
