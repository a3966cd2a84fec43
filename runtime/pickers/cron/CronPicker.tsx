import { Input, Tabs } from 'antd'
import { useId, useState } from 'react'
import { type CronPartName, cronParts } from '../../../schemas/cron/cronParts'
import { describeCronFault } from '../../../schemas/cron/describeCronFault'
import { parseCron } from '../../../schemas/cron/parseCron'
import { writeCron } from '../../../schemas/cron/writeCron'
import { chooseText } from '../../../schemas/page/Text'
import { usePageHost } from '../../session/PageHost'
import { PickerDialog } from '../PickerDialog'
import type { PickerProps } from '../PickerProps'
import { CronChoices } from './CronChoices'
import { CronRuns } from './CronRuns'
import { changePart, shownPart, startCron, typeCron } from './changeCron'
import { useCronText } from './cronTexts'
import './cron.css'

/** The parts as they are offered: the weekday stands beside the day, as the specification orders them. */
const order: readonly CronPartName[] = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year']

/** Puts a cron expression together, part by part or as text, and says when it runs next. */
export function CronPicker({ options, isOpen, onPick, onClose, afterClose }: PickerProps<'cron'>) {
  const { language } = usePageHost()
  const text = useCronText()
  const [draft, setDraft] = useState(() => startCron(options.expression))
  const { expression, fault } = parseCron(draft.text)
  const id = useId()
  const shown = order.filter((name) => !options.hidden.includes(name))
  const confirm = () => {
    if (expression) onPick(writeCron(expression))
    else document.getElementById(id)?.focus()
  }
  return (
    <PickerDialog isOpen={isOpen} title={options.title} width={608} onConfirm={confirm} onClose={onClose} afterClose={afterClose}>
      <Tabs
        size="small"
        defaultActiveKey={shown.find((name) => draft.parts[name].kind !== 'every') ?? shown[0]}
        items={shown.map((name) => ({
          key: name,
          label: chooseText(cronParts[name].title, language, name),
          children: (
            <CronChoices part={name} value={shownPart(draft, name)} onChange={(value) => setDraft(changePart(draft, name, value))} />
          ),
        }))}
      />
      <div className="cron-text">
        <label htmlFor={id}>{text('expression')}</label>
        <Input
          id={id}
          value={draft.text}
          status={fault && 'error'}
          aria-invalid={fault ? true : undefined}
          aria-describedby={`${id}-fault`}
          onChange={(event) => setDraft(typeCron(draft, event.target.value))}
        />
        <p id={`${id}-fault`} role="alert" className="pw-error-inline">
          {fault && describeCronFault(fault, language)}
        </p>
      </div>
      {expression && <CronRuns expression={expression} />}
    </PickerDialog>
  )
}
