import { errorCatalogue } from '../schemas/api/errors'
import { findingTexts } from '../schemas/checks/texts'
import type { SourceText } from '../schemas/language/SourceText'
import { patternTexts, ruleTexts } from '../schemas/rules/texts'
import { makeTable, markdownNote } from './markdown'

/** `docs/errors.md`: everything that a call, a page or a value can be refused with. */
export function makeErrorsDoc(): string {
  const calls = Object.entries(errorCatalogue).map(([name, { status, code, means }]) => [
    `\`${name}\``,
    String(status),
    String(code),
    means,
  ])
  return [
    markdownNote,
    '# Errors',
    'Every refused call answers `{ success: false, code, message, errors }` in the language of the caller. `errors` holds what is wrong by its place (a JSON Pointer into page or body), each with a `code` of its own.',
    '## Calls',
    'The names are those of `schemas/api/errors.ts`; the code stands in the answer.',
    makeTable(['name', 'HTTP status', 'code', 'what it means'], calls),
    '## Pages',
    'What a page check can find (`npx pagewright validate`, the studio, publishing). `${…}` stands for what was found. A suggestion follows where there is a likely one.',
    makeTable(['code', 'sentence'], sentencesOf(findingTexts)),
    '## Values',
    'What a rule of a field can say of a value, in the browser and with status 422 from the server. A rule with a `message` says that instead.',
    makeTable(['code', 'sentence'], sentencesOf(ruleTexts)),
    'A pattern that is named by a code has a sentence of its own:',
    makeTable(['pattern', 'sentence'], sentencesOf(patternTexts)),
    '',
  ].join('\n\n')
}

function sentencesOf(texts: Readonly<Record<string, SourceText>>): string[][] {
  return Object.entries(texts).map(([code, text]) => [`\`${code}\``, text['en-US']])
}
