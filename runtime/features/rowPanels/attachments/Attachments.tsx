import '../rowPanels.css'
import { PaperClipOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { FileButton } from '../../../kit/FileButton'
import { useFeatureText } from '../../../session/featureText'
import { formatNumber } from '../../../text/formatNumber'
import { PanelList } from '../PanelList'
import type { PanelProps } from '../RowPanel'
import { WhoAndWhen } from '../WhoAndWhen'
import { attachmentTexts } from './attachmentTexts'
import { useAttachments } from './useAttachments'

/** The files that hang on a row: to download, to add to, and one's own to take away. */
export function Attachments({ rowId, url }: PanelProps) {
  const say = useFeatureText(attachmentTexts)
  const { list, sending, attach, download, remove } = useAttachments({ url, rowId })
  return (
    <>
      <div className="pw-panel-head">
        <FileButton
          label={say('attach')}
          accept=""
          icon={<PaperClipOutlined aria-hidden />}
          loading={sending !== undefined}
          onChoose={(file) => void attach(file)}
        />
        <output aria-live="polite">{sending && say('sending', { ...sending })}</output>
      </div>
      <PanelList list={list} label={say('title')} empty={say('empty')}>
        {(file) => (
          <article>
            <div className="pw-attachment">
              <Button type="link" aria-label={say('download', { file: file.name })} onClick={() => void download(file)}>
                {file.name}
              </Button>
              <span className="pw-panel-soft">{shownSize(file.size)}</span>
              {file.isOwn && (
                <Button
                  type="link"
                  size="small"
                  danger
                  aria-label={say('removeOne', { file: file.name })}
                  onClick={() => void remove(file)}
                >
                  {say('remove')}
                </Button>
              )}
            </div>
            <WhoAndWhen who={file.userName} time={file.time} />
          </article>
        )}
      </PanelList>
    </>
  )
}

/** Bytes as people read them. */
function shownSize(bytes: number): string {
  const units = ['byte', 'kilobyte', 'megabyte'] as const
  const step = bytes < 1000 ? 0 : bytes < 1_000_000 ? 1 : 2
  return formatNumber(bytes / 1000 ** step, { unit: units[step], atMost: 1 })
}
