import { credentials } from '@contract/limits'
import { lengths } from '@contract/people/formats'
import { spanText } from '@contract/spans'
import { formWords } from '@/lib/forms/words'
import { passwordWords } from '@/lib/session/words/password'

/** Texts of the payment password. Source: domain model §3.7; design §6. */
export const copy = {
  askTitle: '支付密码',
  label: '支付密码',
  placeholder: `${lengths.payPassword} 位数字`,
  sending: formWords.sending,
  short: `请输入 ${lengths.payPassword} 位支付密码`,
  forgotten: '忘记密码',
  setTitle: '设置支付密码',
  changeTitle: '修改支付密码',
  setFirst: '请先设置支付密码，设置后继续提交，无需重新填写。',
  founder: '创始密码',
  founderHint: '请输入当前区块的创始密码，以验证身份',
  founderResetHint: `请输入当前区块的创始密码，以验证身份。重设后 ${spanText(credentials.coolMs)}内不能提现`,
  code: '短信验证码',
  codePlaceholder: `${lengths.code} 位验证码`,
  missingCode: `请输入 ${lengths.code} 位验证码`,
  codeHint: `验证码将发送至绑定的手机号。设置后 ${spanText(credentials.coolMs)}内不能提现`,
  getCode: '获取验证码',
  codeSent: (mobile: string) => `验证码已发送至 ${mobile}`,
  codeAgain: (rest: string) => `${rest} 后重新获取`,
  byCode: '改用短信验证码验证',
  savedAnew: `支付密码已保存，${spanText(credentials.coolMs)}后可提现`,
  old: '原支付密码',
  fresh: '新密码',
  again: '再次输入',
  digits: `支付密码为 ${lengths.payPassword} 位数字`,
  tooEasy: `不能为 ${lengths.payPassword} 个相同或连续的数字`,
  different: passwordWords.different,
  missingFounder: passwordWords.missingFounder,
  byFounder: '改用创始密码验证',
  byOld: '改用原支付密码验证',
  save: '保存',
  saveAndGo: (what: string) => `保存并${what}`,
  saving: '保存中',
  saved: '支付密码已保存',
  wrong: (left: number | null) => (left === null ? '支付密码有误' : `支付密码有误，还可尝试 ${left} 次`),
  wrongCode: (left: number | null) =>
    left === null ? '验证码有误或已过期' : `验证码有误或已过期，还可尝试 ${left} 次`,
  wrongFounder: passwordWords.wrongFounder,
  locked: passwordWords.locked,
  lockedPlain: '尝试次数过多，请稍后再试',
  lost: '未收到结果，可能已提交成功。再次提交将核对结果，不会重复。',
} as const
