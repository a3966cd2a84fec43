import { nearestName } from '../../schemas/checks/nearestName'
import { type FieldConfig, type FieldKind, fieldFacts, fieldKinds } from '../../schemas/fields'
import { alignmentOf } from '../../schemas/fields/alignmentOf'
import type { FieldBase, Statistic } from '../../schemas/fields/FieldBase'
import type { FieldFacts } from '../../schemas/fields/FieldFacts'
import { findFieldKind } from '../../schemas/fields/findFieldKind'
import { isNeverTyped, isShownIn } from '../../schemas/form/typedFields'
import { limits, neededProperties } from '../../schemas/json/propertyShapes'
import type { Problem } from '../../schemas/page/Problem'
import { chooseText } from '../../schemas/page/Text'
import type { FieldSurface } from '../../schemas/rights/fieldCodes'
import { isRequiredRule } from '../../schemas/rules/rulesOf'
import type { CompileContext } from './CompileContext'
import { compileCell } from './compileCell'
import { compileExpressions, type ExpressionContext } from './compileExpressions'
import { formatValue, type PageFindings } from './Findings'
import { dropWrongTypes } from './fieldShapes'
import type { FieldAddress, FieldModel } from './PageModel'
import { isObject, readNumber, readObject, readText, type Unvalidated } from './read'

/** Where a field stands, and what the user may do with it. */
export interface FieldContext extends ExpressionContext {
  /** Key for a field that gives none. */
  fallbackKey: string
  /** Where rights hide it; nowhere when left out. */
  hidden?: Readonly<Record<FieldSurface, boolean>>
  isDisabled: boolean
  /** true: a column of an editable table. */
  isInTable?: boolean
  address?: FieldAddress
  report?: CompileContext['report']
}

/** Compiles one field. A broken one keeps its place and carries its problem. */
export function compileField(written: unknown, place: FieldContext, findings: PageFindings): FieldModel {
  if (!isObject(written)) {
    const problem = findings.addWrongType(place.path, place.fallbackKey, 'object', formatValue(written))
    return brokenField(place.fallbackKey, problem, {})
  }
  const first = findings.problems.length
  const kind = findFieldKind(written.type)
  const hasKey = typeof written.key === 'string' && written.key !== ''
  const key = hasKey ? String(written.key) : place.fallbackKey
  if (!hasKey) findings.add(place.path, 'missing-property', { name: 'key' })
  if (!kind) {
    const title = chooseText(written.title, findings.language, key)
    return brokenField(key, unknownKind(written.type, place, findings), written, title)
  }
  const { config } = dropWrongTypes({ ...written, key, type: kind }, place.path, findings)
  const model = buildField(kind, config as unknown as FieldConfig, place, findings)
  const problem = findings.problems[first] ?? missingProperty(model, place, findings) ?? probe(model, place, findings)
  return problem ? { ...model, problem } : model
}

function unknownKind(type: unknown, { path }: FieldContext, findings: PageFindings): Problem {
  if (type === undefined) return findings.add(path, 'missing-property', { name: 'type' })
  const values = { name: readText(type, formatValue(type)), known: fieldKinds.join(', ') }
  return findings.add(`${path}/type`, 'unknown-field-kind', values, nearestName(readText(type), fieldKinds))
}

function buildField(kind: FieldKind, config: FieldConfig, place: FieldContext, findings: PageFindings): FieldModel {
  const base: FieldBase = config
  const facts = fieldFacts[kind] as unknown as FieldFacts<FieldConfig>
  const { language } = findings
  const rules = base.validateRules ?? []
  const expressions = compileExpressions(base, place, findings)
  const cell = compileCell(base, place, findings)
  return {
    key: config.key,
    kind,
    config,
    facts,
    title: chooseText(base.title, language, config.key),
    placeholder: chooseText(base.placeholder, language),
    help: chooseText(base.help, language),
    helpAt: base.helpAt === 'below' ? 'below' : 'label',
    rules,
    isRequired: rules.some(isRequiredRule),
    ...standing(base, facts, place),
    isDisabled: isNeverTyped(base, facts) || place.isDisabled,
    isSortable: base.isOrder === true,
    lock: base.lock === true ? 'left' : lockSides.find((side) => side === base.lock),
    width: readNumber(base.width, limits['field.width']) ?? facts.width,
    minWidth: readNumber(base.minWidth, limits['field.minWidth']) ?? facts.minWidth,
    grow: readNumber(base.grow, limits['field.grow']),
    group: chooseText(base.group, language),
    span: spanOf(base),
    align: alignOf(base, facts, config),
    statistics: (base.statistics ?? []).filter((name): name is Statistic => name === 'sum' || name === 'average'),
    ...(cell ? { cell } : {}),
    ...expressions,
    address: place.address,
  }
}

function standing(base: FieldBase, facts: FieldFacts<FieldConfig>, place: FieldContext) {
  const isOutside = facts.isTableOnly === true && place.isInTable !== true
  return {
    isInList: !place.hidden?.list && isShownIn('table', base, facts) && !isOutside,
    isInForm: !place.hidden?.form && isShownIn('form', base, facts),
  }
}

function spanOf({ span }: FieldBase): number | undefined {
  const columns = readNumber(span, limits['field.span'])
  return columns === undefined ? undefined : Math.round(columns)
}

const lockSides = ['left', 'right'] as const

const alignments: readonly unknown[] = ['left', 'center', 'right']

function alignOf(base: FieldBase, facts: FieldFacts<FieldConfig>, config: FieldConfig): FieldModel['align'] {
  if (alignments.includes(base.align)) return base.align as FieldModel['align']
  try {
    return alignmentOf(facts, config)
  } catch {
    return 'left'
  }
}

/** What is being written may not have everything yet that its kind asks for. */
function missingProperty({ kind, config }: FieldModel, { path }: FieldContext, findings: PageFindings): Problem | undefined {
  const written = readObject<Record<string, unknown>>(config)
  const name = neededProperties[kind]?.find((one) => written[one] === undefined)
  return name === undefined ? undefined : findings.add(path, 'missing-property', { name })
}

/** Asks the kind everything that is asked of it later: a config that makes it fail is found here, not on the screen. */
function probe({ facts, config, key }: FieldModel, { path, report }: FieldContext, findings: PageFindings): Problem | undefined {
  try {
    facts.column(config)
    facts.valueSchema(config)
    facts.initialValue?.(config)
    facts.labels?.(config)
    facts.isMultiple?.(config)
    facts.fills?.(config)
    return undefined
  } catch (error) {
    return findings.add(path, 'broken-field', { name: key, reason: report?.(error) ?? '' })
  }
}

/** Stands in the place of a field that cannot be compiled, so that its problem is seen where the field would be. */
export function brokenField(key: string, problem: Problem, written: Unvalidated, title = key): FieldModel {
  const config: FieldConfig = { type: 'normal', key, title }
  return {
    key,
    kind: 'normal',
    config,
    facts: fieldFacts.normal as unknown as FieldFacts<FieldConfig>,
    title,
    placeholder: '',
    help: '',
    helpAt: 'label',
    rules: [],
    isRequired: false,
    isInList: written.list !== false,
    isInForm: written.form !== false,
    isDisabled: true,
    isSortable: false,
    group: '',
    align: 'left',
    statistics: [],
    problem,
  }
}
