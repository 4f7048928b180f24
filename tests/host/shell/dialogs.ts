import type { Bag } from '../protocol'
import { make, must } from './dom'

const app = must('#app')
const defaultToastMs = 1500
let clipboard = ''

const textOf = (arg: Bag, name: string, otherwise = ''): string =>
  typeof arg[name] === 'string' && arg[name] !== '' ? arg[name] : otherwise

function showModal(arg: Bag): Promise<Bag> {
  return new Promise((resolve) => {
    const mask = make('div', 'mask', app)
    const box = make('div', 'modal', mask)
    box.setAttribute('role', 'dialog')
    if (textOf(arg, 'title') !== '') make('h3', '', box).textContent = textOf(arg, 'title')
    make('p', '', box).textContent = textOf(arg, 'content')
    const field = arg['editable'] === true ? make('input', 'modal-field', box) : undefined
    if (field !== undefined) field.placeholder = textOf(arg, 'placeholderText')
    const row = make('div', '', box)
    const add = (words: string, confirm: boolean): void => {
      const button = make('button', confirm ? 'ok' : 'cancel', row)
      button.textContent = words
      button.addEventListener('click', () => {
        mask.remove()
        resolve({ confirm, cancel: !confirm, content: confirm && field !== undefined ? field.value : null })
      })
    }
    if (arg['showCancel'] !== false) add(textOf(arg, 'cancelText', '取消'), false)
    add(textOf(arg, 'confirmText', '确定'), true)
  })
}

function showActionSheet(arg: Bag): Promise<Bag> {
  const items: readonly unknown[] = Array.isArray(arg['itemList']) ? arg['itemList'] : []
  return new Promise((resolve, reject) => {
    const mask = make('div', 'mask', app)
    const sheet = make('div', 'sheet', mask)
    items.forEach((words, tapIndex) => {
      const button = make('button', '', sheet)
      button.textContent = String(words)
      button.addEventListener('click', () => {
        mask.remove()
        resolve({ tapIndex })
      })
    })
    const cancel = make('button', 'cancel', sheet)
    cancel.textContent = '取消'
    cancel.addEventListener('click', () => {
      mask.remove()
      reject(new Error('showActionSheet:fail cancel'))
    })
  })
}

const removeToast = (): void => document.querySelector('.toast')?.remove()

/** Toast and loading sign share one place: either call removes what is shown, and fails when nothing is, as on a phone. */
function hideToast(): void {
  if (document.querySelector('.toast') === null) throw new Error("fail:toast can't be found")
  removeToast()
}

function drawToast(arg: Bag): HTMLElement {
  removeToast()
  const toast = make('div', 'toast', app)
  toast.setAttribute('role', 'status')
  toast.textContent = textOf(arg, 'title')
  return toast
}

function showToast(arg: Bag): void {
  const toast = drawToast(arg)
  setTimeout(() => toast.remove(), typeof arg['duration'] === 'number' ? arg['duration'] : defaultToastMs)
}

/** What WeChat draws above a page. */
export const dialogCalls = {
  showModal,
  showActionSheet,
  showToast,
  hideToast,
  showLoading: (arg: Bag) => void drawToast(arg).classList.add('loading'),
  hideLoading: hideToast,
  setClipboardData: (arg: Bag) => void (clipboard = textOf(arg, 'data')),
  getClipboardData: () => ({ data: clipboard }),
}
