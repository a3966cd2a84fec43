import { ExportOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { saveBlob } from '../kit/saveBlob'
import { useBusy } from '../kit/useBusy'
import { usePageHost } from '../session/PageHost'
import type { ReportPopupParams } from '../session/PickerKinds'
import { downloadReport } from '../session/reports'
import { warnOf } from '../session/warnOf'

interface ExportRowsProps {
  url: string
  /** What the file is called where the server does not say it. */
  name: string
  params: ReportPopupParams
  /** What the popup asks for at present. */
  query: Readonly<Record<string, string | number>>
}

/** Writes the rows of the query, on every page of it, into a spreadsheet. */
export function ExportRows({ url, name, params, query }: ExportRowsProps) {
  const host = usePageHost()
  const [isBusy, run] = useBusy()
  const save = async () => {
    try {
      const file = await downloadReport(host.calls, url, params, query)
      saveBlob(file, (file instanceof File && file.name) || `${name}.xls`)
    } catch (error) {
      warnOf(host, error)
    }
  }
  return (
    <div className="picker-tools">
      <Button icon={<ExportOutlined aria-hidden />} loading={isBusy && { delay: 300 }} onClick={() => void run(save)}>
        {host.text('kit.export')}
      </Button>
    </div>
  )
}
