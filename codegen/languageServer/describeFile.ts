import { type CodeAction, CodeActionKind, type Diagnostic, DiagnosticSeverity, Range, TextEdit } from 'vscode-languageserver/node'
import type { TextDocument } from 'vscode-languageserver-textdocument'
import { quickFixOf } from '../../schemas/editing/quickFixOf'
import type { Problem } from '../../schemas/page/Problem'

/** Problems as an editor marks them; each keeps what mends it. */
export function toDiagnostics(problems: readonly Problem[], document: TextDocument): Diagnostic[] {
  return problems.map((problem) => ({
    range: rangeOf(problem, document),
    severity: problem.severity === 'error' ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning,
    code: problem.code,
    source: 'pagewright',
    message: problem.message,
    data: problem,
  }))
}

/** What mends the problems that are marked at a place, one step each. `titleOf` words a step in the reader's language. */
export function toQuickFixes(
  diagnostics: readonly Diagnostic[],
  document: TextDocument,
  titleOf: (problem: Problem) => string,
): CodeAction[] {
  return diagnostics.flatMap((diagnostic): CodeAction[] => {
    // A cast: these are the diagnostics made above, sent back by the editor.
    const problem = diagnostic.data as Problem | undefined
    const fix = problem && quickFixOf(problem, document.getText())
    if (!fix) return []
    const edit = TextEdit.replace(rangeOf(problem, document), fix.text)
    return [
      {
        title: titleOf(problem),
        kind: CodeActionKind.QuickFix,
        isPreferred: true,
        diagnostics: [diagnostic],
        edit: { changes: { [document.uri]: [edit] } },
      },
    ]
  })
}

function rangeOf({ offset = 0, length = 0 }: Problem, document: TextDocument): Range {
  return Range.create(document.positionAt(offset), document.positionAt(offset + length))
}
