import type { Examples } from '../examples/examples'
import { UndoBar } from './undo-bar'

const nothing = () => undefined

export const undoBarExamples: Examples = {
  title: 'UndoBar',
  states: [{ name: '删除后', draw: () => <UndoBar text='通知已删除' onUndo={nothing} onEnd={nothing} /> }],
}
