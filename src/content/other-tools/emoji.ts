/** The names of emoji on GitHub (gemoji), as far as documentation uses them. */
const written = `
  +1=👍 -1=👎 100=💯 airplane=✈️ alarm_clock=⏰ alien=👽 ambulance=🚑 apple=🍎
  arrow_backward=◀️ arrow_down=⬇️ arrow_forward=▶️ arrow_heading_down=⤵️
  arrow_left=⬅️ arrow_lower_right=↘️ arrow_right=➡️ arrow_up=⬆️ arrow_upper_right=↗️
  art=🎨 astonished=😲 atom_symbol=⚛️ baby=👶 balloon=🎈 ballot_box_with_check=☑️
  bangbang=‼️ banana=🍌 bank=🏦 bar_chart=📊 battery=🔋 beer=🍺 beers=🍻 beetle=🪲
  bell=🔔 bike=🚲 birthday=🎂 black_circle=⚫ black_square_button=🔲 blue_book=📘
  blue_heart=💙 blush=😊 book=📖 bookmark=🔖 bookmark_tabs=📑 books=📚 boom=💥
  bow=🙇 brain=🧠 briefcase=💼 broken_heart=💔 bug=🐛 building_construction=🏗️
  bulb=💡 bust_in_silhouette=👤 busts_in_silhouette=👥 cactus=🌵 cake=🍰 calendar=📆
  camera=📷 card_file_box=🗃️ card_index=📇 cat=🐱 chains=⛓️ chart=💹
  chart_with_downwards_trend=📉 chart_with_upwards_trend=📈 checkered_flag=🏁
  cherry_blossom=🌸 chicken=🐔 children_crossing=🚸 christmas_tree=🎄 city_sunset=🌆
  clap=👏 clapper=🎬 classical_building=🏛️ clipboard=📋 clock1=🕐 clock3=🕒
  closed_book=📕 closed_lock_with_key=🔐 cloud=☁️ clown_face=🤡 coffee=☕
  cold_sweat=😰 computer=💻 computer_mouse=🖱️ confetti_ball=🎊 confused=😕
  congratulations=㊗️ construction=🚧 construction_worker=👷 control_knobs=🎛️
  cookie=🍪 cool=🆒 copyright=©️ cow=🐮 credit_card=💳 crescent_moon=🌙
  crossed_fingers=🤞 crown=👑 cry=😢 crystal_ball=🔮 dancer=💃 dart=🎯 dash=💨
  date=📅 deciduous_tree=🌳 desktop_computer=🖥️ detective=🕵️
  diamond_shape_with_a_dot_inside=💠 disappointed=😞 dizzy=💫 dna=🧬 dog=🐶
  dollar=💵 door=🚪 dragon=🐉 droplet=💧 duck=🦆 earth_africa=🌍 earth_americas=🌎
  earth_asia=🌏 egg=🥚 electric_plug=🔌 elephant=🐘 email=📧 envelope=✉️
  evergreen_tree=🌲 exclamation=❗ exploding_head=🤯 eye=👁️ eyeglasses=👓 eyes=👀
  facepunch=👊 factory=🏭 file_cabinet=🗄️ file_folder=📁 fire=🔥 fire_engine=🚒
  first_quarter_moon=🌓 fish=🐟 flashlight=🔦 floppy_disk=💾 four_leaf_clover=🍀
  fox_face=🦊 free=🆓 frog=🐸 gear=⚙️ gem=💎 ghost=👻 gift=🎁 girl=👧
  globe_with_meridians=🌐 goal_net=🥅 green_apple=🍏 green_book=📗 green_circle=🟢
  green_heart=💚 grey_exclamation=❕ grey_question=❔ grin=😁 grinning=😀 guitar=🎸
  hammer=🔨 hammer_and_pick=⚒️ hammer_and_wrench=🛠️ hand=✋ hankey=💩
  hatched_chick=🐥 headphones=🎧 heart=❤️ heart_eyes=😍 hearts=♥️
  heavy_check_mark=✔️ heavy_exclamation_mark=❗ heavy_minus_sign=➖
  heavy_multiplication_x=✖️ heavy_plus_sign=➕ heavy_dollar_sign=💲 herb=🌿
  high_brightness=🔆 hospital=🏥 hourglass=⌛ hourglass_flowing_sand=⏳ house=🏠
  hugs=🤗 hushed=😯 id=🆔 inbox_tray=📥 incoming_envelope=📨 infinity=♾️
  information_source=ℹ️ innocent=😇 interrobang=⁉️ iphone=📱 jigsaw=🧩 joy=😂 key=🔑
  keyboard=⌨️ kissing_heart=😘 label=🏷️ large_blue_circle=🔵 large_blue_diamond=🔷
  large_orange_diamond=🔶 last_quarter_moon=🌗 laughing=😆 leaves=🍃 ledger=📒
  left_right_arrow=↔️ lemon=🍋 link=🔗 lipstick=💄 lock=🔒 lock_with_ink_pen=🔏
  loop=➿ loud_sound=🔊 loudspeaker=📢 low_brightness=🔅 mag=🔍 mag_right=🔎
  magic_wand=🪄 magnet=🧲 mailbox=📫 man_technologist=👨‍💻 mans_shoe=👞
  maple_leaf=🍁 mask=😷 medal_military=🎖️ mega=📣 memo=📝 microphone=🎤
  microscope=🔬 milky_way=🌌 minidisc=💽 money_with_wings=💸 moneybag=💰 monkey=🐒
  monkey_face=🐵 moon=🌔 mortar_board=🎓 mountain=⛰️ movie_camera=🎥 moyai=🗿
  muscle=💪 mushroom=🍄 musical_note=🎵 mute=🔇 nerd_face=🤓 neutral_face=😐 new=🆕
  new_moon=🌑 newspaper=📰 no_bell=🔕 no_entry=⛔ no_entry_sign=🚫 no_good=🙅
  notebook=📓 notes=🎶 nut_and_bolt=🔩 o=⭕ ocean=🌊 octopus=🐙 office=🏢 ok=🆗
  ok_hand=👌 old_key=🗝️ open_book=📖 open_file_folder=📂 open_hands=👐
  open_mouth=😮 orange_book=📙 orange_circle=🟠 orange_heart=🧡 outbox_tray=📤
  package=📦 page_facing_up=📄 page_with_curl=📃 paintbrush=🖌️ palm_tree=🌴
  panda_face=🐼 paperclip=📎 paperclips=🖇️ parrot=🦜 partying_face=🥳 pencil=📝
  pencil2=✏️ penguin=🐧 pensive=😔 performing_arts=🎭 phone=☎️ pick=⛏️ pill=💊
  pineapple=🍍 pizza=🍕 point_down=👇 point_left=👈 point_right=👉 point_up=☝️
  point_up_2=👆 police_car=🚓 poop=💩 postbox=📮 pray=🙏 printer=🖨️ punch=👊
  purple_circle=🟣 purple_heart=💜 purse=👛 pushpin=📌 question=❓ rabbit=🐰 rage=😡
  rainbow=🌈 raised_hand=✋ raised_hands=🙌 raising_hand=🙋 recycle=♻️ red_car=🚗
  red_circle=🔴 registered=®️ relaxed=☺️ relieved=😌 repeat=🔁 revolving_hearts=💞
  ribbon=🎀 robot=🤖 rocket=🚀 rose=🌹 rotating_light=🚨 round_pushpin=📍 runner=🏃
  satellite=📡 satisfied=😆 scissors=✂️ scream=😱 scroll=📜 seedling=🌱
  see_no_evil=🙈 shark=🦈 sheep=🐑 shield=🛡️ ship=🚢 shrug=🤷 signal_strength=📶
  skull=💀 sleeping=😴 slightly_smiling_face=🙂 small_blue_diamond=🔹
  small_orange_diamond=🔸 small_red_triangle=🔺 smile=😄 smiley=😃 smirk=😏 snail=🐌
  snake=🐍 snowflake=❄️ snowman=⛄ sob=😭 sos=🆘 sparkle=❇️ sparkles=✨
  sparkling_heart=💖 speaker=🔈 speech_balloon=💬 speedboat=🚤 spider=🕷️
  spiral_notepad=🗒️ star=⭐ star2=🌟 stars=🌠 stop_sign=🛑 stopwatch=⏱️
  straight_ruler=📏 stuck_out_tongue=😛 sun_with_face=🌞 sunflower=🌻 sunglasses=😎
  sunny=☀️ sunrise=🌅 surfer=🏄 sweat=😓 sweat_drops=💦 sweat_smile=😅 symbols=🔣
  t-rex=🦖 tada=🎉 taco=🌮 tea=🍵 telescope=🔭 test_tube=🧪 thinking=🤔
  thought_balloon=💭 thumbsdown=👎 thumbsup=👍 ticket=🎫 tiger=🐯 timer_clock=⏲️
  tm=™️ toolbox=🧰 tractor=🚜 traffic_light=🚥 train=🚋 triangular_flag_on_post=🚩
  triangular_ruler=📐 trophy=🏆 truck=🚚 turtle=🐢 tv=📺
  twisted_rightwards_arrows=🔀 two_hearts=💕 umbrella=☔ unamused=😒 unicorn=🦄
  unlock=🔓 up=🆙 upside_down_face=🙃 v=✌️ vertical_traffic_light=🚦 video_camera=📹
  video_game=🎮 vs=🆚 warning=⚠️ wastebasket=🗑️ watch=⌚ wave=👋 wavy_dash=〰️
  whale=🐳 wheelchair=♿ white_check_mark=✅ white_circle=⚪ white_large_square=⬜
  white_heart=🤍 wind_chime=🎐 wine_glass=🍷 wink=😉 wolf=🐺
  woman_technologist=👩‍💻 world_map=🗺️ worried=😟 wrench=🔧 writing_hand=✍️ x=❌
  yellow_circle=🟡 yellow_heart=💛 yum=😋 zap=⚡ zipper_mouth_face=🤐 zzz=💤
`;

/** The emoji of a name, as in `:rocket:`. */
export const emoji: ReadonlyMap<string, string> = new Map(
  Array.from(written.matchAll(/(\S+)=(\S+)/g), ([, name = '', character = '']) => [
    name,
    character,
  ]),
);
