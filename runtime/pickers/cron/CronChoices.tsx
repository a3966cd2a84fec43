import { Radio } from 'antd'
import { Fragment, type ReactNode, useState } from 'react'
import type { CronPart } from '../../../schemas/cron/CronExpression'
import type { CronPartName } from '../../../schemas/cron/cronParts'
import { writePart } from '../../../schemas/cron/writeCron'
import { CronInput } from './CronInput'
import { type CronChoice, type CronInputs, choiceOf, cronChoicesOf, inputsNow, inputsOf, type OfferedChoice, partOf } from './cronChoices'
import { cronSentenceOf } from './cronSentenceOf'
import { useCronText } from './cronTexts'

interface CronChoicesProps {
  part: CronPartName
  value: CronPart
  onChange(value: CronPart): void
}

/** The choices of one part, each a sentence with its inputs; what is put into one of them chooses it. */
export function CronChoices({ part, value, onChange }: CronChoicesProps) {
  const text = useCronText()
  const [kept, keep] = useState(() => inputsOf(part, value))
  const chosen = choiceOf(part, value)
  const inputs = inputsNow(kept, part, value)
  const choose = (choice: CronChoice, changed = inputs) => {
    keep(changed)
    if (choice !== 'other') onChange(partOf(choice, changed))
  }
  const inputOf = (choice: OfferedChoice, name: string) => (
    <CronInput
      part={part}
      name={name as keyof CronInputs}
      inputs={inputs}
      onChange={(changed) => choose(choice, { ...inputs, ...changed })}
    />
  )
  return (
    <Radio.Group className="cron-choices" value={chosen} onChange={(event) => choose(event.target.value)}>
      {cronChoicesOf(part).map((choice) => (
        <Radio key={choice} value={choice}>
          {fillSentence(text(cronSentenceOf(part, choice)), (name) => inputOf(choice, name))}
        </Radio>
      ))}
      {chosen === 'other' && <Radio value="other">{text('other', { written: writePart(value) })}</Radio>}
    </Radio.Group>
  )
}

/** A sentence with an input at each of its places. */
function fillSentence(sentence: string, renderInput: (name: string) => ReactNode): ReactNode {
  return sentence.split(/\{(\w+)\}/).map((piece, index) => <Fragment key={piece}>{index % 2 === 0 ? piece : renderInput(piece)}</Fragment>)
}
