import { emptyRecord, Lane, type Verdict } from './Lane'
import type { Task } from './Plan'

export interface Judged extends Verdict {
  task: Task
}

/** Works on the tasks in several copies at a time and tells each verdict as it comes. Throws when a test fails over unchanged code. */
export async function judgeTasks(tasks: readonly Task[], jobs: number, report: (judged: Judged) => void): Promise<Judged[]> {
  const record = emptyRecord()
  const lanes: Lane[] = []
  const close = () => {
    for (const lane of lanes.splice(0)) lane.close()
  }
  const stop = () => {
    close()
    process.exit(130)
  }
  process.on('exit', close)
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  try {
    for (let index = 0; index < jobs; index += 1) lanes.push(new Lane(record))
    const judged: Judged[] = []
    await share(lanes, tasks, async (lane, task) => {
      const verdict = { task, ...(await lane.judge(task.mutant, task.tests)) }
      judged.push(verdict)
      report(verdict)
    })
    return judged
  } finally {
    close()
    process.off('SIGINT', stop)
    process.off('SIGTERM', stop)
    process.off('exit', close)
  }
}

/** Each lane takes the next piece of work as soon as it is free. */
async function share<T>(lanes: readonly Lane[], work: readonly T[], perform: (lane: Lane, piece: T) => Promise<void>): Promise<void> {
  const waiting = [...work]
  await Promise.all(
    lanes.map(async (lane) => {
      for (let piece = waiting.shift(); piece !== undefined; piece = waiting.shift()) await perform(lane, piece)
    }),
  )
}
