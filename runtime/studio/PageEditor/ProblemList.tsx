import { CheckCircleOutlined, CloseCircleOutlined, WarningOutlined } from '@ant-design/icons'
import { Button, Spin } from 'antd'
import type { Problem } from '../../../schemas/page/Problem'
import { useText } from '../../text/useText'
import { nameOfKind } from '../kinds'

interface ProblemListProps {
  problems: readonly Problem[]
  isChecking: boolean
  /** true: each problem says that it leads to its place, for a list that stands away from the text. */
  goesTo?: boolean
  onChoose(problem: Problem): void
  /** Writes what the problem suggests in the place of what is wrong; left out where nothing may be written. */
  onQuickFix?(problem: Problem): void
  /** Makes the dictionary or rule that a problem misses; left out where nothing may be made. */
  onMake?(problem: Problem): void
}

function Severity({ severity }: Pick<Problem, 'severity'>) {
  const { text } = useText()
  if (severity === 'error') return <CloseCircleOutlined className="pw-problem-error" aria-label={text('studio.error')} />
  return <WarningOutlined className="pw-problem-warning" aria-label={text('studio.warning')} />
}

/** What is wrong with the page, each with its place; a click goes there. */
export function ProblemList({ problems, isChecking, goesTo = false, onChoose, onQuickFix, onMake }: ProblemListProps) {
  const { text, language } = useText()
  if (problems.length === 0) {
    return (
      <p className="pw-studio-fine" role="status">
        {isChecking ? <Spin size="small" /> : <CheckCircleOutlined />} {text(isChecking ? 'studio.checking' : 'studio.noProblems')}
      </p>
    )
  }
  return (
    <ul className="pw-problems" aria-label={text('studio.problems')}>
      {problems.map((problem, index) => (
        <li key={`${problem.path}:${problem.code}:${index}`}>
          <Button type="text" block className="pw-problem" onClick={() => onChoose(problem)}>
            <Severity severity={problem.severity} />
            <span className="pw-problem-message">{problem.message}</span>
            <span className="pw-problem-place">
              {text('studio.place', { line: problem.line ?? 1, column: problem.column ?? 1 })} · {problem.path || '/'}
              {goesTo && <span className="pw-problem-go">{text('studio.goTo')}</span>}
            </span>
          </Button>
          {onQuickFix && problem.suggestion !== undefined && (
            <Button size="small" type="link" onClick={() => onQuickFix(problem)}>
              {text(problem.replacement === undefined ? 'studio.useSuggestion' : 'studio.addSuggestion', {
                suggestion: problem.suggestion,
              })}
            </Button>
          )}
          {onMake && problem.missing && (
            <Button size="small" type="link" onClick={() => onMake(problem)}>
              {text('studio.makeMissing', { kind: nameOfKind(problem.missing.kind, language), code: problem.missing.code })}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
