import { Alert, Progress } from 'antd'
import { formatNumber } from '../../text/formatNumber'
import type { ImportProgress } from './followImport'
import { type ImportText, useImportText } from './importTexts'

/** How far an import is: the file, then its rows. */
export function ImportSteps({ progress }: { progress: ImportProgress }) {
  const say = useImportText()
  if (progress.at === 'lost') return <Alert type="warning" showIcon role="status" title={say('lost')} />
  return (
    <div>
      <output>{described(progress, say)}</output>
      <Progress percent={percentOf(progress)} status="active" aria-label={say(progress.at === 'sending' ? 'sending' : 'start')} />
    </div>
  )
}

function described(progress: Exclude<ImportProgress, { at: 'lost' }>, say: ImportText): string {
  if (progress.at === 'sending') return say('sending')
  const { done, total } = progress
  if (total === 0) return say('reading')
  return done < total
    ? say('working', { done: formatNumber(done), total: formatNumber(total) })
    : say('writing', { total: formatNumber(total) })
}

function percentOf(progress: Exclude<ImportProgress, { at: 'lost' }>): number {
  if (progress.at === 'sending') return progress.percent
  return progress.total === 0 ? 0 : Math.floor((progress.done / progress.total) * 100)
}
