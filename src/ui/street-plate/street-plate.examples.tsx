import type { Examples } from '../examples/examples'
import { StreetPlate } from './street-plate'

const area = { name: '测试城', areaNo: 3253, residents: '1,204', onPress: () => undefined }

export const streetPlateExamples: Examples = {
  title: 'StreetPlate',
  states: [
    { name: '营业中', draw: () => <StreetPlate {...area} open when='今日 24:00 休市' /> },
    {
      name: '未开市',
      draw: () => <StreetPlate {...area} open={false} when='07:00 开市，还剩' countdown='2 小时 14 分' />,
    },
  ],
}
