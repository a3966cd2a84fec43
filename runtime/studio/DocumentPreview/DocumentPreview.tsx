import { Alert, Empty } from 'antd'
import type { DictionaryConfig } from '../../../schemas/documents/dictionary'
import type { DocumentId } from '../../../schemas/documents/documentName'
import { readObject } from '../../model/read'
import { useText } from '../../text/useText'
import { DictionaryPreview } from './DictionaryPreview'
import { Uses } from './Uses'

interface DocumentPreviewProps {
  document: DocumentId
  config: unknown
  isStale: boolean
}

/** What a document beside pages gives to those who use it, and who they are. */
export function DocumentPreview({ document, config, isStale }: DocumentPreviewProps) {
  const { text } = useText()
  return (
    <section className="pw-preview" aria-label={text('studio.preview')}>
      {isStale && <Alert type="warning" showIcon banner title={text('studio.previewStale')} />}
      {document.kind === 'dictionary' ? (
        <DictionaryPreview items={readObject<DictionaryConfig>(config).items} />
      ) : (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text('studio.nothingToShow')} />
      )}
      <Uses {...document} />
    </section>
  )
}
