import { DownloadOutlined, WarningFilled } from '@ant-design/icons'
import { Button } from 'antd'
import type { ImportAnswer } from '../../../schemas/api/imports'
import { FormModal } from '../../kit/FormModal'
import { stillDialog } from '../../kit/stillDialog'
import type { ListDialogProps } from '../ListFeature'
import { useImportText } from './importTexts'
import { useSheetDownload } from './useSheetDownload'

interface ErrorsDialogProps extends ListDialogProps {
  result: ImportAnswer
  message: string
}

/** Warns of rows that were not imported, and links to the file that has them. */
export function ErrorsDialog({ result: { fileUrl, fileName }, message, isOpen, onClose }: ErrorsDialogProps) {
  const say = useImportText()
  const { isBusy, download } = useSheetDownload()
  return (
    <FormModal
      open={isOpen}
      width={600}
      {...stillDialog}
      mask={{ closable: false }}
      title={
        <>
          <WarningFilled className="pw-import-warning" aria-hidden /> {say('withErrors')}
        </>
      }
      footer={
        <Button type="primary" onClick={onClose}>
          {say('close')}
        </Button>
      }
      onCancel={onClose}
    >
      <p role="alert">{message}</p>
      {fileUrl !== null && (
        <Button
          type="link"
          icon={<DownloadOutlined aria-hidden />}
          loading={isBusy}
          className="pw-import-link"
          onClick={() => download(fileUrl)}
        >
          {say('errorFile', { name: fileName ?? '' })}
        </Button>
      )}
      <p className="pw-import-hint">{say('mend')}</p>
    </FormModal>
  )
}
