import type { SourceText } from '../../support/texts/source-texts'
import { sourceTexts, textsIn } from '../../support/texts/source-texts'

/** A number with the unit of a limit, in digits or in words; a share stands in a Chinese text. */
const written =
  /[\d０-９]\s*(?:个?工作日|个字|个?月(?![\d\s]*[日号])|张|小时|分钟|天|元|次|位)|(?<!\d)0?7\s*[:：]00|[一二两三四五六七八九十百千万半]\s*(?:个?(?:工作日|小时|分钟|天|元)|个[字月]|位(?:小数|数字)|年(?:内|以))|(?:最多|至少|不超过)[^，。；]{0,4}?[\d０-９一两三四五六七八九十百]|[一二两三四五六七八九]成(?![功为交])|(?=.*\p{Script=Han}).*[\d０-９]\s*[%％]/su

/** What residents wrote, and the cashier of a vendor's double: no words of the product. */
const isOthers = ({ at }: SourceText) => /^server\/(demo|sandboxes)\//.test(at)

const offences = (texts: readonly SourceText[]) =>
  texts.filter(({ text }) => written.test(text)).map(({ at, text }) => `${at} ${text}`)

it('no text names a limit by a number of its own: a changed limit changes the words', () => {
  expect(offences(sourceTexts('contract', 'src', 'server').filter((text) => !isOthers(text)))).toEqual([])
})

it.each([
  "'24 小时内交付'",
  "'手续费 1%'",
  "'0.6% 的手续费'",
  '`超过 ${n} 的 500 元`',
  '<View>只能 3 次</View>',
  "'请一分钟后再试'",
  "'半小时内'",
  "'三天内'",
  "'２４小时'",
  "'手续费 1％'",
  "'两个工作日内答复'",
  "'2 个工作日内答复'",
  "'手续费的三成'",
  "'16 位数字'",
  "'请输入16位创始密码'",
  "'每日 07:00 后开放'",
  "'每日7:00后'",
  "'最多 40 个字'",
  "'四十个字以内'",
  "'金额最多两位小数'",
  "'十六位数字'",
  "'近 12 个月收支'",
  "'请至少上传 1 张图片'",
  "'至少上传一张图片'",
  "'最多50个'",
  "'单次最多导出一年'",
])('finds %s', (planted) => {
  expect(offences(textsIn('planted.tsx', `const planted = ${planted}`))).toHaveLength(1)
})

it.each([
  "'100%'",
  '`${n} 天`',
  "'第 2 步'",
  "'再试一次'",
  "'今天'",
  '`${n} 个工作日`',
  '`${n} 位数字`',
  "'今日 24:00 休市'",
  "'最多 '",
  '`最多 ${n} 个字`',
  "'由平台两位运营冲回'",
  "'再传一张图片'",
])('lets %s be', (fine) => {
  expect(offences(textsIn('fine.tsx', `const fine = ${fine}`))).toEqual([])
})
