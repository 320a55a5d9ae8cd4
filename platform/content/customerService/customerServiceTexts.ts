import type { Language } from '../../core/http/handler.ts';

export interface CustomerServiceTexts {
  readonly title: string;
  readonly lead: string;
  readonly mail: string;
  readonly contact: string;
  readonly message: string;
  readonly send: string;
  readonly sent: string;
  readonly tooMany: string;
  readonly incomplete: string;
}

const vietnamese: CustomerServiceTexts = {
  title: 'Chăm sóc khách hàng',
  lead: 'Hãy để lại lời nhắn, chúng tôi sẽ trả lời qua địa chỉ bạn ghi dưới đây.',
  mail: 'Hoặc viết thư cho chúng tôi:',
  contact: 'E-mail hoặc số điện thoại của bạn',
  message: 'Lời nhắn',
  send: 'Gửi lời nhắn',
  sent: 'Chúng tôi đã nhận lời nhắn và sẽ sớm trả lời bạn.',
  tooMany: 'Bạn đã gửi nhiều lời nhắn. Vui lòng thử lại sau một giờ.',
  incomplete: 'Vui lòng điền cả cách liên hệ và lời nhắn.',
};

/** What the page of customer service says. */
export const customerServiceTexts: Readonly<Record<Language, CustomerServiceTexts>> = {
  TY: vietnamese,
  VI: vietnamese,
  EN: {
    title: 'Customer service',
    lead: 'Leave us a message. We answer at the address you give below.',
    mail: 'Or write to us:',
    contact: 'Your e-mail or phone number',
    message: 'Message',
    send: 'Send message',
    sent: 'We have your message and will answer soon.',
    tooMany: 'You have sent several messages. Please try again in an hour.',
    incomplete: 'Please fill in both how to reach you and your message.',
  },
  CN: {
    title: '客户服务',
    lead: '请给我们留言，我们会按您填写的联系方式回复。',
    mail: '也可以写信给我们：',
    contact: '您的邮箱或手机号码',
    message: '留言',
    send: '发送留言',
    sent: '我们已收到您的留言，会尽快回复。',
    tooMany: '您已发送多条留言，请一小时后再试。',
    incomplete: '请填写联系方式和留言内容。',
  },
  TH: {
    title: 'ฝ่ายบริการลูกค้า',
    lead: 'ฝากข้อความไว้ แล้วเราจะตอบกลับตามช่องทางที่คุณระบุด้านล่าง',
    mail: 'หรือเขียนถึงเราที่:',
    contact: 'อีเมลหรือหมายเลขโทรศัพท์ของคุณ',
    message: 'ข้อความ',
    send: 'ส่งข้อความ',
    sent: 'เราได้รับข้อความของคุณแล้ว และจะตอบกลับโดยเร็ว',
    tooMany: 'คุณส่งข้อความหลายครั้งแล้ว โปรดลองใหม่ในอีกหนึ่งชั่วโมง',
    incomplete: 'โปรดกรอกทั้งช่องทางติดต่อและข้อความ',
  },
  ID: {
    title: 'Layanan pelanggan',
    lead: 'Tinggalkan pesan. Kami membalas ke alamat yang Anda isi di bawah.',
    mail: 'Atau tulis kepada kami:',
    contact: 'E-mail atau nomor telepon Anda',
    message: 'Pesan',
    send: 'Kirim pesan',
    sent: 'Pesan Anda sudah kami terima dan segera kami balas.',
    tooMany: 'Anda sudah mengirim beberapa pesan. Coba lagi satu jam lagi.',
    incomplete: 'Isi cara menghubungi Anda dan pesannya.',
  },
};
