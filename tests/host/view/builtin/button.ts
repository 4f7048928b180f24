import { toggleAttribute } from '../dom'
import { askOpenType } from '../logic-door'
import { liveOf, type Part, type Register } from './define'

/** The event that tells a button what its `open-type` gave; by default the type without its capital and `get`. */
const eventNames: Readonly<Record<string, string>> = {
  getPhoneNumber: 'getphonenumber',
  getRealtimePhoneNumber: 'getrealtimephonenumber',
  getUserInfo: 'getuserinfo',
  chooseAvatar: 'chooseavatar',
  contact: 'contact',
  openSetting: 'opensetting',
  launchApp: 'launchapp',
  agreePrivacyAuthorization: 'agreeprivacyauthorization',
}

async function runOpenType(part: Part): Promise<void> {
  for (const type of part.text('openType').split('|')) {
    if (type === '') continue
    const detail = await askOpenType(type, part.describe())
    const event = eventNames[type]
    if (event !== undefined) part.fire(event, detail)
  }
}

/** `button`: its looks, its part in a form, and what its `open-type` asks of WeChat. */
export function registerButton(register: Register): void {
  const props = {
    type: String,
    size: String,
    plain: Boolean,
    disabled: Boolean,
    loading: Boolean,
    formType: String,
    openType: String,
    name: String,
    hoverClass: { type: String, value: 'button-hover' },
  }
  register('button', props, (part) => {
    const { dom } = part
    dom.setAttribute('role', 'button')
    const press = (): void => {
      if (part.flag('disabled')) return
      const form = liveOf(dom.closest('wx-form'))
      if (part.text('formType') === 'submit') form?.submit?.()
      if (part.text('formType') === 'reset') form?.reset?.()
      void runOpenType(part)
    }
    part.onTap(press)
    return {
      press,
      changed: {
        type: (value) => toggleAttribute(dom, 'type', value),
        size: (value) => toggleAttribute(dom, 'size', value),
        openType: (value) => toggleAttribute(dom, 'open-type', value),
        disabled: (value) => {
          toggleAttribute(dom, 'disabled', value)
          toggleAttribute(dom, 'aria-disabled', value === true ? 'true' : '')
        },
      },
    }
  })
}
