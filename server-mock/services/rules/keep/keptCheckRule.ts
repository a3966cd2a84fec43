import type { Row } from '../../../../schemas/api/Result'
import type { SubTableChange } from '../../../../schemas/api/rows'
import type { CheckStep } from '../../../../schemas/documents/checkRule'
import { chooseText } from '../../../../schemas/page/Text'
import { CallFailure } from '../../../kernel/CallFailure'
import { textOf } from '../../../kernel/text/textOf'
import { changeList, inSubTable } from '../../documents/keep/changeList'
import type { KeptKind, PublishedDocument, WrittenDocument } from '../../documents/keep/KeptKind'
import { textParts, writeText } from '../../documents/keep/rowTexts'

/** Name of the sub-table that the steps of a check rule travel in, and of the list that they are. */
const stepsKey = 'steps'

/** A step has nothing of its own that it is known by: it is the one at a place of a version. */
function stepId(code: string, version: number, index: number): string {
  return `${code}:${version}:${index + 1}`
}

function toStepRow({ config: { code }, version }: PublishedDocument<'checkRule'>, step: CheckStep, index: number): Row {
  return {
    id: stepId(code, version, index),
    rowVersion: version,
    ruleId: code,
    characters: step.characters ?? null,
    pattern: step.pattern,
    ...textParts('message', step.message),
    sortOrder: index + 1,
  }
}

function writeStep(before: CheckStep | undefined, values: Readonly<Record<string, unknown>>): CheckStep {
  const sent = Object.hasOwn(values, 'characters') ? values.characters : before?.characters
  const characters = sent === null || sent === undefined || sent === '' ? undefined : Number(sent)
  return {
    ...(characters === undefined ? {} : { characters }),
    pattern: Object.hasOwn(values, 'pattern') ? String(values.pattern ?? '').trim() : (before?.pattern ?? ''),
    message: writeText(before?.message, 'message', values) ?? '',
  }
}

function changeSteps(before: PublishedDocument<'checkRule'> | undefined, change: SubTableChange): WrittenDocument {
  const { entries, sources } = changeList(
    {
      entries: before?.config.steps ?? [],
      idOf: (_step, index) => stepId(before?.config.code ?? '', before?.version ?? 0, index),
      write: writeStep,
      refuseMissing() {
        throw new CallFailure('conflict', 'documents.noStep')
      },
    },
    change,
    inSubTable(stepsKey),
  )
  if (entries.length === 0) throw new CallFailure('rule-failed', 'documents.noSteps')
  return { values: { [stepsKey]: entries }, sources: { [stepsKey]: sources } }
}

/** Check rules as rows, with their steps. What a rule means is what its steps say of a value that does not pass. */
export const keptCheckRule: KeptKind<'checkRule'> = {
  kind: 'checkRule',
  codeKey: 'ruleCode',
  nameKey: 'ruleName',
  unknown: 'http.unknownRule',
  describe: ({ steps }, { language, usedBy }) => ({
    ruleText: steps.map(({ message }) => chooseText(message, language)).join(textOf('documents.betweenSteps', language)),
    usedBy,
  }),
  toLists: (document) => ({ [stepsKey]: document.config.steps.map((step, index) => toStepRow(document, step, index)) }),
  write(before, body) {
    const change = body.sub?.[stepsKey]
    if (before && !change) return { values: {} }
    return changeSteps(before, before ? (change ?? {}) : { added: change?.added })
  },
}
