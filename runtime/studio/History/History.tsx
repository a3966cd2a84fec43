import { useQuery } from '@tanstack/react-query'
import { Button, List, Space, Tag } from 'antd'
import { useState } from 'react'
import type { PageVersion } from '../../../schemas/api/pages'
import { Drawer } from '../../kit/Drawer'
import { EmptyState } from '../../kit/EmptyState'
import { FormModal } from '../../kit/FormModal'
import { stillDialog, stillDrawer } from '../../kit/stillDialog'
import { usePageHost } from '../../session/PageHost'
import { pageHistoryKey } from '../../session/usePageConfig'
import { warnOf } from '../../session/warnOf'
import { formatNoted } from '../../text/formatMoment'
import { useText } from '../../text/useText'
import type { StudioCalls } from '../studioCalls'
import { RestoreDialog } from './RestoreDialog'
import { TextDiff } from './TextDiff'

interface HistoryProps {
  code: string
  studio: StudioCalls
  /** The text in the editor, to compare with. */
  text: string
  canPublish: boolean
  onLoad(text: string): void
  /** The version is published and the server's draft: the editor takes it. */
  onRolledBack(): Promise<void>
  onClose(): void
}

interface EntryProps {
  version: PageVersion
  isCurrent: boolean
  canPublish: boolean
  onCompare(): void
  onRollback(): void
}

function Entry({ version, isCurrent, canPublish, onCompare, onRollback }: EntryProps) {
  const { text } = useText()
  return (
    <List.Item
      actions={[
        <Button key="compare" type="link" size="small" onClick={onCompare}>
          {text('studio.compare')}
        </Button>,
        ...(isCurrent || !canPublish
          ? []
          : [
              <Button key="rollback" type="link" size="small" danger onClick={onRollback}>
                {text('studio.rollback')}
              </Button>,
            ]),
      ]}
    >
      <div className="pw-version">
        <Space wrap>
          <strong>{text('studio.versionLabel', { version: version.version })}</strong>
          {isCurrent && <Tag color="green">{text('studio.current')}</Tag>}
          {version.restoredFrom !== null && <Tag>{text('studio.restoredFrom', { version: version.restoredFrom })}</Tag>}
        </Space>
        <div className="pw-version-by">
          {`${version.createBy} · ${formatNoted(version.createTime)}${version.message ? ` · ${version.message}` : ''}`}
        </div>
      </div>
    </List.Item>
  )
}

/** Every version that was published: compare one with the editor, or bring it back. */
export function History({ code, studio, text: editorText, canPublish, onLoad, onRolledBack, onClose }: HistoryProps) {
  const host = usePageHost()
  const { text } = useText()
  const [compared, setCompared] = useState<PageVersion>()
  const [restored, setRestored] = useState<number>()
  const versions = useQuery({ queryKey: pageHistoryKey(code), queryFn: ({ signal }) => studio.getHistory(code, { signal }) })

  const events = useQuery({ queryKey: [...pageHistoryKey(code), 'events'], queryFn: ({ signal }) => studio.getEvents(code, { signal }) })

  async function compare(version: number): Promise<void> {
    try {
      setCompared(await studio.getVersion(code, version))
    } catch (error) {
      warnOf(host, error)
    }
  }

  return (
    <Drawer open {...stillDrawer} title={text('studio.history')} size={640} onClose={onClose}>
      <List
        loading={versions.isPending}
        dataSource={versions.data ?? []}
        locale={{ emptyText: <EmptyState text={versions.error?.message ?? text('studio.historyEmpty')} /> }}
        renderItem={(version) => (
          <Entry
            version={version}
            isCurrent={version.isCurrent}
            canPublish={canPublish}
            onCompare={() => void compare(version.version)}
            onRollback={() => setRestored(version.version)}
          />
        )}
      />
      {events.data && events.data.length > 0 && (
        <section aria-label={text('studio.events')}>
          <h2 className="pw-version-events">{text('studio.events')}</h2>
          <ul className="pw-life">
            {events.data.map(({ kind, message, by, time }) => (
              <li key={`${kind} ${time} ${message}`}>
                {message} <span className="pw-version-by">{`${by} · ${time}`}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {restored !== undefined && (
        <RestoreDialog
          code={code}
          version={restored}
          studio={studio}
          onRestored={onRolledBack}
          onCompare={() => {
            setRestored(undefined)
            void compare(restored)
          }}
          onClose={() => setRestored(undefined)}
        />
      )}
      {compared && (
        <FormModal
          open
          {...stillDialog}
          width="min(1200px, 96vw)"
          title={text('studio.compareTitle', { version: compared.version })}
          okText={text('studio.loadIntoEditor')}
          cancelText={text('kit.close')}
          onOk={() => {
            onLoad(compared.text ?? '')
            setCompared(undefined)
          }}
          onCancel={() => setCompared(undefined)}
        >
          <TextDiff
            left={compared.text ?? ''}
            right={editorText}
            labels={{ left: text('studio.versionLabel', { version: compared.version }), right: text('studio.editor') }}
          />
        </FormModal>
      )}
    </Drawer>
  )
}
