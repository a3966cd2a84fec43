import { Button, Progress } from 'antd'
import { useSyncExternalStore } from 'react'
import type { Language } from '../../../schemas/page/Text'
import { featureText } from '../../session/featureText'
import { formatNumber } from '../../text/formatNumber'
import type { ExportProgress } from './ExportProgress'
import { exportTexts } from './exportTexts'

interface ExportNoticeProps {
  progress: ExportProgress
  language: Language
  onCancel(): void
}

/** How far an export is, and the way to end it. */
export function ExportNotice({ progress, language, onCancel }: ExportNoticeProps) {
  const { bytes, expected, count } = useSyncExternalStore(progress.subscribe, progress.read)
  const said = featureText(exportTexts, language)
  const size = formatNumber(bytes / 1_000_000, { unit: 'megabyte', atMost: 1, language })
  const rows = count === undefined ? undefined : formatNumber(count, { language })
  // What is expected is a guess: the end is there when it is there.
  const percent = expected ? Math.min(99, Math.floor((bytes / expected) * 100)) : 0
  const text =
    bytes === 0 ? said('preparing') : rows === undefined ? said('receivedBytes', { size }) : said('received', { size, count: rows })
  return (
    <>
      <div>{text}</div>
      <Progress percent={percent} status="active" aria-label={text} />
      <Button size="small" onClick={onCancel}>
        {said('cancel')}
      </Button>
    </>
  )
}
