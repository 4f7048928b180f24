import { timers } from '../timers/timers'
import type { Prompt } from './types'

type Kind = 'toast' | 'loading'

/** The regions stay in the document: a screen reader announces changes only in regions it knows. Looks: ui/theme/prompt.scss. */
function region(kind: Kind): HTMLElement {
  const known = document.getElementById(`prompt-${kind}`)
  if (known !== null) return known
  const made = document.createElement('div')
  made.id = `prompt-${kind}`
  made.setAttribute('role', 'status')
  made.setAttribute('aria-live', 'polite')
  document.body.append(made)
  return made
}

/** An empty region is invisible. */
function say(kind: Kind, text: string): void {
  const line = document.createElement('p')
  line.textContent = text
  region(kind).replaceChildren(...(text === '' ? [] : [line]))
}

let stopToast: () => void = () => undefined

/** Drawn here: Taro's own weigh 6 kB. */
export const prompt: Prompt = {
  toast: (text, durationMs) => {
    stopToast()
    say('toast', text)
    stopToast = timers.after(durationMs, () => say('toast', ''))
  },
  loading: (text) => say('loading', text),
  endLoading: () => say('loading', ''),
}
