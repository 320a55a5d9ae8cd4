/** What lists made of leaks from elsewhere lack: passwords that are tried first where this site is played. */
export const localPasswords: readonly string[] =
  `0987654321 admin@123 abc@1234 messi123 ronaldo7 hochiminh toiyeuban congchua hoanghau maiyeuem khongbiet
  lucky888 lucky777 phatloc88 phattai88 5201314520 woaini520 woaini1314 13145201 147258369 1357924680 741852963`.split(/\s+/);

/** Words that stay first guesses with any digits and signs around them. */
export const guessableWords: readonly string[] =
  `password passwd admin administrator root guest test welcome letmein qwerty iloveyou changeme secret login
  matkhau anhyeuem emyeuanh yeuanh yeuem vietnam saigon hanoi nguyen casino lottery xoso taixiu thanbai jackpot poker lucky winner
  google facebook instagram twitter zalo tiktok`.split(/\s+/);
