import { useRouter } from '@tarojs/taro'

/** What the address of the page says behind its `?`. */
export const useParams = () => useRouter().params
