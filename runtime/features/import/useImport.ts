import { useEffect, useId, useRef, useState } from 'react'
import type { ImportAnswer, ImportRun } from '../../../schemas/api/imports'
import { CallError } from '../../calls/Calls'
import { errorText } from '../../session/errorText'
import { usePageHost } from '../../session/PageHost'
import { warnOf } from '../../session/warnOf'
import { followImport, type ImportProgress, type ImportTask, importPath } from './followImport'
import { useImportText } from './importTexts'

interface Running {
  id: string
  stop: AbortController
  /** true until the server has the file. */
  isSending: boolean
}

/** One import at a time: started, followed, cancelled. `onEnd` is told when rows are in, or a file of errors is there. */
export function useImport(url: string, onEnd: (result: ImportAnswer, message: string) => void) {
  const { calls, text, setDirty, ...host } = usePageHost()
  const say = useImportText()
  const dirtyKey = useId()
  const [progress, setProgress] = useState<ImportProgress | null>(null)
  const [problem, setProblem] = useState('')
  const running = useRef<Running | null>(null)
  useEffect(() => () => running.current?.stop.abort(), [])
  useEffect(() => {
    setDirty(dirtyKey, progress !== null)
    return () => setDirty(dirtyKey, false)
  }, [setDirty, dirtyKey, progress])

  const start = async (task: ImportTask) => {
    if (running.current) return
    const run: Running = { id: newImportId(), stop: new AbortController(), isSending: true }
    const onProgress = (next: ImportProgress) => {
      run.isSending = next.at === 'sending'
      setProgress(next)
    }
    running.current = run
    setProblem('')
    try {
      const end = await followImport(task, { calls, url, id: run.id, signal: run.stop.signal, onProgress })
      if ('result' in end) onEnd(end.result, end.message)
      else setProblem('problem' in end ? end.problem : say('notArrived'))
    } catch (error) {
      setProblem(error instanceof CallError && error.kind === 'cancelled' ? say('stopped') : errorText(error, text))
    } finally {
      running.current = null
      setProgress(null)
    }
  }

  /** What is on its way is stopped; what the server works on is taken back, unless it has just ended. false: the server could not be told, and works on. */
  const cancel = async () => {
    const run = running.current
    if (run?.isSending) run.stop.abort()
    if (!run || run.isSending) return true
    try {
      await calls.delete<ImportRun>(importPath(run.id))
      return true
    } catch (error) {
      warnOf({ ...host, text }, error)
      return false
    }
  }
  return { progress, problem, setProblem, start, cancel }
}

function newImportId(): string {
  const random = crypto.getRandomValues(new Uint8Array(16))
  return [...random].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
