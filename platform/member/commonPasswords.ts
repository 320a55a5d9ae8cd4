/** Passwords that everybody tries first, in lower case; those of the registration form's length and the notorious short one. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `123456 12345678 123456789 1234567890 0123456789 0987654321 987654321 87654321 11111111 00000000 88888888 66666666 99999999 12341234
  11223344 12344321 123123123 1234qwer 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 q1w2e3r4 q1w2e3r4t5 qwer1234 qwerty12 qwerty123 qwerty1234
  qwertyui qwertyuiop asdfghjk asdfghjkl zxcvbnm1 zxcvbnm123 asdf1234 zaq12wsx abcd1234 abc12345 abc123456 abcdefgh a1b2c3d4 a1234567
  a12345678 a123456789 aa123456 aaa12345 aaaaaaaa password password1 password12 password123 passw0rd p@ssw0rd p@ssword letmein1 letmein123
  welcome1 welcome123 iloveyou iloveyou1 iloveyou2 princess sunshine football baseball superman batman123 starwars trustno1 whatever
  dragon123 monkey123 michael1 jennifer jordan23 computer internet samsung1 pokemon1 charlie1 master123 admin123 admin1234 administrator
  root1234 test1234 guest1234 changeme secret123 killer123 mustang1 access14 corvette mercedes marlboro liverpool chelsea1 arsenal1
  barcelona juventus ronaldo7 messi123 anhyeuem anhyeuem1 emyeuanh yeuanh123 matkhau1 matkhau123 khongbiet vietnam1 vietnam123 saigon123
  hanoi123 hochiminh nguyen123 maiyeuem toiyeuban congchua hoanghau sampan123 sampan1234 sampan12 casino123 casino88 lottery1 xoso1234
  taixiu123 thanbai123 jackpot1 poker123 lucky888 lucky777 phatloc88 phattai88 1357924680 147258369 159357456 789456123 741852963 135792468
  asd123456 qwe123456 zxc123456 qweasdzxc 1a2b3c4d 5201314520 woaini520 woaini1314 13145201 qq123456 asdasdasd qweqweqwe 121212121 12121212
  123654789 112233445566 31415926 314159265 google123 facebook facebook1 twitter1 instagram zalo1234`.split(/\s+/),
);
