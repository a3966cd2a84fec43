import type { SourceText } from '../language/SourceText'
import { actionTexts } from './texts/actionTexts'
import { cellTexts } from './texts/cellTexts'
import { choiceTexts } from './texts/choiceTexts'
import { compilerTexts } from './texts/compilerTexts'
import { documentTexts } from './texts/documentTexts'
import { expressionTexts } from './texts/expressionTexts'
import { formTexts } from './texts/formTexts'
import { meaningTexts } from './texts/meaningTexts'
import { referenceTexts } from './texts/referenceTexts'
import { renameTexts } from './texts/renameTexts'
import { rightsTexts } from './texts/rightsTexts'
import { sharedTableTexts } from './texts/sharedTableTexts'
import { structureTexts } from './texts/structureTexts'
import { syntaxTexts } from './texts/syntaxTexts'
import { valueTexts } from './texts/valueTexts'

/** The sentence of every finding. What stands after a line break (a list of what is possible) comes after the suggestion. */
export const findingTexts = {
  ...compilerTexts,
  ...syntaxTexts,
  ...structureTexts,
  ...referenceTexts,
  ...meaningTexts,
  ...formTexts,
  ...renameTexts,
  ...cellTexts,
  ...valueTexts,
  ...rightsTexts,
  ...sharedTableTexts,
  ...choiceTexts,
  ...expressionTexts,
  ...actionTexts,
  ...documentTexts,
} satisfies Record<string, SourceText>

/** Stable name of a finding. */
export type FindingCode = keyof typeof findingTexts
