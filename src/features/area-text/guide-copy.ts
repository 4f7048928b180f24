import { waits } from '@contract/limits'
import type { Waits } from '@contract/settings/waits'
import { waitText } from '@contract/settings/waits'
import { spanText } from '@contract/spans'
import { formWords } from '@/lib/forms/words'

/** How an order goes, in three pictures. Where the money lies after each step: with the buyer (0), the platform (1), the seller (2). */
export const guideCopy = {
  title: '担保交易',
  intro: '每个区块都有编号，居民凭区块互相买卖商品和服务。货款不直接付给卖家，分三步走。',
  places: ['你', '平台', '卖家'],
  coin: '¥',
  goods: '商品',
  steps: [
    {
      title: '付款，平台保管',
      text: () => '货款先由平台保管，卖家这时拿不到。',
      picture: '图：货款从你到平台',
      money: 1,
      pays: '付款',
    },
    {
      title: '卖家交付',
      text: (of: Waits) => `线上、当面或快递。付款后 ${waitText(of, 'deliverHours')}内不交付，自动全额退款。`,
      picture: '图：商品从卖家到你，货款仍在平台',
      money: 1,
    },
    {
      title: '确认收货，平台放款',
      text: (of: Waits) =>
        `检查无误再确认，货款这时才给卖家。交付后 ${waitText(of, 'confirmHours')}内不确认也不发起纠纷，自动放款；快递从签收起算，最晚寄出后 ${spanText(waits.confirmPostedMs)}。`,
      picture: '图：货款从平台到卖家',
      money: 2,
      pays: '放款',
    },
  ],
  trouble: '有问题，放款前可以发起纠纷：货款继续冻结，由市长、仲裁人或平台裁定退款还是放款。',
  go: '去逛逛',
  login: formWords.login,
} as const
