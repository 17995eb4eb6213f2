// Written by scripts/build-icons.mjs.

/** The folder of this version of the icons. */
export const iconFolder = '3f08d753';

/** The names in `common.json`. */
export const commonNames: readonly string[] = `
align-left arrow-right arrow-up-right arrow-up-right-from-square arrows-rotate ban bell blocks
bolt book book-open bot brain bug chart-bar chart-line check circle-check circle-info circle-nodes
circle-question clock cloud code code-branch code-merge columns-3 comment compass copy cube cubes
database discord download envelope eye file file-braces file-code file-lines file-text flag flask
flask-conical folder folder-open folder-tree gauge gear git-merge github globe graduation-cap
handshake heart house info js key keyboard layer-group layers lightbulb link list list-check lock
magnifying-glass message message-circle messages-square microchip microsoft newspaper palette play
plug plus puzzle puzzle-piece python question receipt robot rocket route satellite-dish search
server settings shapes shield shield-check shield-halved sitemap slack sliders sparkles
square-terminal star stars table-columns tags telescope terminal toolbox triangle-exclamation ts
typescript upload user user-group user-shield users wand-magic-sparkles webhook wrench x-twitter
zap
`
  .trim()
  .split(/\s/);

/** The other names are in alphabetical order: where `1.json` starts, `2.json` and so on. */
export const fileStarts: readonly string[] = `
address-c amb angle-double-u ari arrow-l arrow-up-from-l arrows-t att bacteriu bars bed-s bit bong
bott braz brush- building-s bus-f campg caret-u cc-d cento check-l chromec clip cloud-o cn
comment-n conte creative-commons-nd cro d-and-d- debu diagram-p disp dribbble- eart em excl
face-grin-h face-laugh-s fe file-chart-column- file-medical- filter-circle-x fish-s for g gh
glass-water- google-plus- gru hammer- hand-r hands-w headphones-s hi hor house-chimney-u
house-medical-f id-card-c instal jedi- jx kiw laptop-mi lett list-a lumon- mails mars-stroke- mee
microphone- money-bill-1- mot nf notd oc om oper pagel paw- pep person-d person-sk pho
pied-piper-h plane-d podi pushp rav read regular/an regular/che regular/co regular/face-grin-
regular/face-kiss- regular/file-au regular/g regular/hands regular/lig regular/sn reo road-l
ruler-p sal school-circle-x secu shirts si sli sof spr square-root-v squi stopwatch- sun swit tac
temperature-arrow-u thea thumbt toy tren tut unit user-cog- users-col venus-m vimeo-v volume-h
water- wi wo xml
`
  .trim()
  .split(/\s/);
